import { Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { LoadError } from '../../admin/shared/LoadError.tsx';
import { LoadingText } from '../../admin/shared/Loading.tsx';
import { Pages } from '../../admin/shared/Pages.tsx';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFetch } from '../../admin/shared/use-fetch.ts';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import {
  versionLimits,
  versionPage,
  type Version,
  type VersionTarget,
} from '../../contract/versions.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { useAction, useAuthor } from './author.ts';
import { VersionDialog, type Restoring } from './VersionDialog.tsx';

interface Props {
  target: VersionTarget;
  /** Changes with each save. */
  revision: string;
  restoring: Restoring;
}

/** The versions of an entry, newest first. */
export function VersionList({ target, revision, restoring }: Props) {
  const { noun, documentId, language } = target;
  const { versions: texts } = useTexts(textsByLanguage);
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Version>();
  const query = new URLSearchParams({ page: String(page), ...(language && { language }) });
  const path = `/panel/versions/${noun}/${documentId}?${query}`;
  const { data, failure, reload } = useFetch(path, versionPage, revision);
  if (failure) return <LoadError failure={failure} onRetry={reload} />;
  if (!data) return <LoadingText />;
  const { versions, total, now, canRestore } = data;
  if (versions.length === 0) return <Typography textColor="neutral600">{texts.none}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <List>
        {versions.map((version) => (
          <li key={version.id}>
            <Entry
              version={version}
              isCurrent={page === 1 && version === versions[0]}
              onOpen={() => setOpened(version)}
            />
          </li>
        ))}
      </List>
      <Pages page={page} pages={Math.ceil(total / versionLimits.page)} onGo={setPage} />
      <Typography tag="p" variant="pi" textColor="neutral600">
        {texts.hint}
      </Typography>
      {opened && (
        <VersionDialog
          target={target}
          version={opened}
          now={now}
          canRestore={canRestore}
          restoring={restoring}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Flex>
  );
}

interface EntryProps {
  version: Version;
  isCurrent: boolean;
  onOpen: () => void;
}

function Entry({ version, isCurrent, onOpen }: EntryProps) {
  const { versions: texts } = useTexts(textsByLanguage);
  const formatDate = useFormatDate();
  const author = useAuthor()(version);
  const actionOf = useAction();
  const at = formatDate(version.at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Open type="button" aria-haspopup="dialog" onClick={onOpen}>
      <strong>{actionOf(version)}</strong>
      {isCurrent && ` (${texts.current})`}
      <span>
        {author} · <time dateTime={version.at.toISOString()}>{at}</time>
      </span>
    </Open>
  );
}

const List = styled.ol`
  display: flex;
  flex-direction: column;
  margin: 0 -0.8rem;
`;

const Open = styled.button`
  width: 100%;
  padding: 0.8rem;
  border-radius: ${({ theme }) => theme.borderRadius};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.4;
  text-align: start;
  cursor: pointer;

  strong {
    color: ${({ theme }) => theme.colors.primary700};
    font-weight: 600;
    text-decoration: underline;
  }
  span {
    display: block;
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.2rem;
  }
  &:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
`;
