/** The Tailwind classes of the buttons beside the number of picked cards. */
export const pickBarButton = {
  filled:
    'bg-leaf-deep text-small min-h-11 shrink-0 max-sm:grow cursor-pointer rounded-full px-2 sm:px-5 leading-tight font-bold text-white aria-disabled:cursor-wait',
  text: 'text-ink text-small inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center leading-tight font-bold underline underline-offset-4',
};
