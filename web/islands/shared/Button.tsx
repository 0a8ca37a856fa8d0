import type { ComponentProps } from 'react';

const common =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-2 text-center leading-tight font-bold text-balance transition-transform hover:-translate-y-0.5';

const pressable = 'cursor-pointer disabled:cursor-wait disabled:opacity-80';

/** `filled` for the main action of a page, `line` for others, on bright colors `print`, `warning` for deleting. */
const variants = {
  filled: `${common} bg-leaf-deep text-white`,
  line: `${common} text-ink ring-ink ring-2 ring-inset`,
  print: `${common} text-print ring-print ring-2 ring-inset`,
  warning: `${common} text-coral ring-coral ring-2 ring-inset`,
};

type Variant = keyof typeof variants;

export const buttonClasses = (variant: Variant, className = '') =>
  `${variants[variant]} ${className}`.trim();

export function Button({
  variant = 'filled',
  type = 'button',
  className = '',
  ...attributes
}: ComponentProps<'button'> & { variant?: Variant }) {
  const classes = buttonClasses(variant, `${pressable} ${className}`);
  return <button {...attributes} type={type} className={classes} />;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'filled',
  className,
  children,
  ...attributes
}: ComponentProps<'a'> & { variant?: Variant }) {
  return (
    <a {...attributes} className={buttonClasses(variant, className)}>
      {children}
    </a>
  );
}
