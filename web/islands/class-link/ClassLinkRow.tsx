import type { Language } from '#contract/language';
import { changeClassLink } from '../../api/class-link.ts';
import { classLinkTexts } from '../../i18n/class-link.ts';
import { changeLinkFormName, classPath, type ClassLinkItem } from '../../logic/class-link.ts';
import type { SubmittedForm } from '../../logic/form.ts';
import { ClassLinkActions } from './ClassLinkActions.tsx';
import { ClassLinkForm } from './ClassLinkForm.tsx';
import { ClassLinkState } from './ClassLinkState.tsx';
import { Disclosure } from './Disclosure.tsx';
import { RevokeForm } from './RevokeForm.tsx';

interface Props {
  link: ClassLinkItem;
  language: Language;
  siteUrl: string;
  path: string;
  ownerId: number;
  sent?: SubmittedForm | undefined;
  onChanged: (changed: ClassLinkItem) => void;
  onRevoked: () => void;
}

/** A class link with its address, and what can be done with it. */
export function ClassLinkRow(props: Props) {
  const { link, language, siteUrl, path, ownerId, sent, onChanged, onRevoked } = props;
  const { id, token, state } = link;
  const t = classLinkTexts[language];
  const formName = changeLinkFormName(id);

  return (
    <li className="border-line border-t-2 border-dashed pt-3">
      {state === 'open' && (
        <p className="font-bold break-all">{new URL(classPath(token), siteUrl).href}</p>
      )}
      <ClassLinkState link={link} language={language} />
      {state === 'open' && <ClassLinkActions link={link} language={language} siteUrl={siteUrl} />}
      <div className="flex flex-wrap gap-x-6">
        <Disclosure text={t.change} isOpen={sent?.form === formName}>
          <ClassLinkForm
            name={formName}
            language={language}
            path={path}
            ownerId={ownerId}
            sent={sent}
            link={link}
            send={(values) => changeClassLink(id, values, language)}
            toast="classLinkChanged"
            onSaved={onChanged}
          />
        </Disclosure>
        <RevokeForm
          id={id}
          language={language}
          path={path}
          ownerId={ownerId}
          sent={sent}
          onRevoked={onRevoked}
        />
      </div>
    </li>
  );
}
