import { Flex, Typography } from '@strapi/design-system';
import { z } from 'zod';
import { hexColor } from '../../contract/category.ts';
import { Swatch } from '../shared/Swatch.tsx';
import { useIconName } from '../shared/use-icon-name.ts';
import { IconImage } from './IconImage.tsx';

interface Column {
  name: string;
  attribute?: unknown;
  cellFormatter?: unknown;
}

const customField = z.object({ customField: z.string() });
const row = z.object({ icon: z.string().nullish(), color: z.string().nullish() });

const formatters: Readonly<Record<string, unknown>> = {
  'global::icon': showIcon,
  'global::color': showColor,
};

/** Shows icons and colors in lists, instead of their names alone. */
export function showIconsAndColors<List extends { displayedHeaders: Column[] }>(list: List): List {
  const displayedHeaders = list.displayedHeaders.map((column) => {
    const field = customField.safeParse(column.attribute).data?.customField ?? '';
    return formatters[field] ? { ...column, cellFormatter: formatters[field] } : column;
  });
  return { ...list, displayedHeaders };
}

function showIcon(given: unknown) {
  const { icon } = row.parse(given);
  return icon ? <NamedIcon icon={icon} /> : '-';
}

function NamedIcon({ icon }: { icon: string }) {
  const nameOf = useIconName();
  return (
    <Flex gap={2}>
      <Flex color="neutral800">
        <IconImage icon={icon} size="2rem" />
      </Flex>
      <Typography textColor="neutral600">{nameOf(icon)}</Typography>
    </Flex>
  );
}

function showColor(given: unknown) {
  const { color } = row.parse(given);
  if (!color) return '-';
  return (
    <Flex>
      {hexColor.test(color) && <Swatch color={color} />}
      <Typography textColor="neutral600">{color}</Typography>
    </Flex>
  );
}
