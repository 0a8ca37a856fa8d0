import { describe, expect, it } from 'vitest';
import { affirmationLimits } from '#contract/affirmation';
import { categoryLimits, hexColor } from '#contract/category';
import { testimonialLimits } from '#contract/testimonial';
import { weekLimits } from '#contract/week';
import affirmation from '../../cms/src/api/affirmation/content-types/affirmation/schema.json';
import category from '../../cms/src/api/category/content-types/category/schema.json';
import testimonial from '../../cms/src/api/testimonial/content-types/testimonial/schema.json';
import week from '../../cms/src/api/week/content-types/week/schema.json';

describe('content types of the panel', () => {
  it('the panel’s content types allow the same lengths and ratings as the contract', () => {
    expect(affirmation.attributes.text.maxLength).toBe(affirmationLimits.text);
    expect(affirmation.attributes.description.maxLength).toBe(affirmationLimits.description);
    expect(category.attributes.name.maxLength).toBe(categoryLimits.name);
    expect(category.attributes.icon.maxLength).toBe(categoryLimits.icon);
    expect(testimonial.attributes.text.maxLength).toBe(testimonialLimits.text);
    expect(testimonial.attributes.name.maxLength).toBe(testimonialLimits.name);
    expect(testimonial.attributes.title.maxLength).toBe(testimonialLimits.title);
    expect(testimonial.attributes.rating.max).toBe(testimonialLimits.rating);
    expect(week.attributes.number.max).toBe(weekLimits.number);
    expect(week.attributes.title.maxLength).toBe(weekLimits.title);
    expect(week.attributes.activity.maxLength).toBe(weekLimits.activity);
  });

  it('the panel’s category form checks a color with the same hex pattern as the contract', () => {
    expect(category.attributes.color.regex).toBe(hexColor.source);
  });

  it.each(Object.entries({ affirmation, category, testimonial, week }))(
    'every field of the content type %s says whether it is translated',
    (_, type) => {
      for (const attribute of Object.values(type.attributes))
        expect(attribute.pluginOptions.i18n.localized).toBeTypeOf('boolean');
    },
  );
});
