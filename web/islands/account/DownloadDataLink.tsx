import { useRef, type MouseEvent } from 'react';
import { fetchData } from '../../api/account.ts';
import { CallFailure } from '../../api/client.ts';
import { showToast } from '../../stores/toast.ts';
import { ButtonLink } from '../shared/ButtonLink.tsx';
import { saveFile } from '../shared/save-file.ts';

interface Props {
  text: string;
  fileName: string;
}

/** A member's data as a file. Without JavaScript the link does the same, but says nothing of a failure. */
export function DownloadDataLink({ text, fileName }: Props) {
  const isLoading = useRef(false);

  async function download(event: MouseEvent) {
    event.preventDefault();
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      saveFile(new Blob([await fetchData()], { type: 'application/json' }), fileName);
      showToast('dataDownloaded');
    } catch (error) {
      const hasEnded = error instanceof CallFailure && error.status === 401;
      showToast(hasEnded ? 'sessionEnded' : 'dataFailed');
    } finally {
      isLoading.current = false;
    }
  }

  return (
    <ButtonLink
      href="/api/auth/data"
      look="line"
      download={fileName}
      onClick={(event) => void download(event)}
    >
      {text}
    </ButtonLink>
  );
}
