import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useFormatError } from './use-fetch.ts';

/** Downloads a file from the CMS, with the session's token, and saves it. */
export function useDownload() {
  const { get } = useFetchClient();
  const formatError = useFormatError();
  const [busyWith, setBusyWith] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const download = async (path: string, name: string) => {
    setBusyWith(name);
    setFailure(undefined);
    try {
      const { data } = await get<Blob>(path, { responseType: 'blob' });
      save(data, name);
    } catch (error) {
      setFailure(formatError(error));
    } finally {
      setBusyWith(undefined);
    }
  };
  return { download, busyWith, failure };
}

function save(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
