import { Section } from '../../admin/shared/Section.tsx';
import { useTexts } from '../../admin/shared/texts.ts';
import { VersionList } from '../../versions/admin/VersionList.tsx';
import { textsByLanguage } from '../../versions/i18n/texts.ts';
import type { PlanWork } from './use-plan.ts';

interface Props {
  documentId: string;
  /** Changes with each save. */
  revision: string;
  work: PlanWork;
}

/** The versions of a week's plan. */
export function LetterVersions({ documentId, revision, work }: Props) {
  const { versions } = useTexts(textsByLanguage);
  return (
    <Section title={versions.title}>
      <VersionList
        target={{ noun: 'letter', documentId, language: undefined }}
        revision={revision}
        restoring={{ isModified: work.isTyped, restore: work.restore }}
      />
    </Section>
  );
}
