export const testimonial = {
  samples:
    'Testimonials marked as samples are invented. They appear only while Colibri runs on your own computer. On a public site, the section stays hidden until you add real testimonials.',
};
