import { fetchData } from '../../api/account.ts';
import { refusedBy } from '../../api/collection.ts';
import { showToast } from '../../stores/toast.ts';
import { saveFile } from '../site/save-file.ts';

/* A member's data as a file. Without this script the link does the same, but says nothing of a failure. */

async function download(name: string): Promise<void> {
  try {
    saveFile(new Blob([await fetchData()], { type: 'application/json' }), name);
    showToast('dataDownloaded');
  } catch (error) {
    showToast(refusedBy(error).status === 401 ? 'sessionEnded' : 'dataFailed');
  }
}

// Before the router's own listener, which leaves a prevented click alone.
document.addEventListener(
  'click',
  (event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href="/api/auth/data"]');
    if (!link) return;
    event.preventDefault();
    void download(link.download);
  },
  { capture: true },
);
