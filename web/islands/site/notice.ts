import { $notice } from '../../stores/notice.ts';

const shownMilliseconds = 6000;
let timer: ReturnType<typeof setTimeout> | undefined;

$notice.listen((notice) => {
  const region = document.querySelector('#notice');
  if (!region) return;
  clearTimeout(timer);
  region.textContent = notice?.text ?? '';
  region.toggleAttribute('data-quiet', notice?.quiet ?? false);
  if (notice) timer = setTimeout(() => $notice.set(undefined), shownMilliseconds);
});
