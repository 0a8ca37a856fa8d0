import { useRef, type MouseEvent } from 'react';
import { fetchMemberData } from '../../api/account.ts';
import { ApiError } from '../../api/client.ts';
import { showToast } from '../../stores/toast.ts';
import { ButtonLink } from '../shared/Button.tsx';
import { saveFile } from '../shared/save-file.ts';

interface Props {
  text: string;
  fileName: string;
}

/** Downloads the member's data. Without JavaScript the link works too, but shows no message if it fails. */
export function DownloadDataLink({ text, fileName }: Props) {
  const isLoading = useRef(false);

  async function download(event: MouseEvent) {
    event.preventDefault();
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      saveFile(new Blob([await fetchMemberData()], { type: 'application/json' }), fileName);
      showToast('dataDownloaded');
    } catch (error) {
      const hasEnded = error instanceof ApiError && error.status === 401;
      showToast(hasEnded ? 'sessionEnded' : 'dataFailed');
    } finally {
      isLoading.current = false;
    }
  }

  return (
    <ButtonLink
      href="/api/auth/data"
      variant="line"
      download={fileName}
      onClick={(event) => void download(event)}
    >
      {text}
    </ButtonLink>
  );
}
