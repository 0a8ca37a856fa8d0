import type { Language } from '#contract/language';
import { revokeClassLink } from '../../api/class-link.ts';
import { classLinkTexts } from '../../i18n/class-link.ts';
import { revokeFormName } from '../../logic/class-link.ts';
import type { SubmittedForm } from '../../logic/form.ts';
import { loginPath } from '../../logic/login-redirect.ts';
import { showToast } from '../../stores/toast.ts';
import { FormBox } from '../form/FormBox.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { Disclosure } from './Disclosure.tsx';

interface Props {
  id: number;
  language: Language;
  path: string;
  ownerId: number;
  sent?: SubmittedForm | undefined;
  onRevoked: () => void;
}

/** Revokes a class link, after a second click. */
export function RevokeForm({ id, language, path, ownerId, sent, onRevoked }: Props) {
  const t = classLinkTexts[language];
  const form = useForm({
    name: revokeFormName(id),
    rules: {},
    sent,
    ownerId,
    send: () => revokeClassLink(id),
    onSuccess: () => {
      showToast('classLinkRevoked');
      onRevoked();
    },
  });

  return (
    <Disclosure text={t.revoke} isOpen={sent?.form === form.name}>
      <FormBox
        form={form}
        language={language}
        path={path}
        loginHref={loginPath(path)}
        messages={{ failed: t.revokeFailed, 'not-found': t.gone }}
      >
        <p>{t.revokeText}</p>
        <SubmitButton form={form} text={t.revokeNow} pendingText={t.revoking} variant="warning" />
      </FormBox>
    </Disclosure>
  );
}
