import { classLinkLimits } from '#contract/limits';
import type { Language } from '#contract/language';
import { classLinkTexts } from '../../i18n/class-link.ts';
import { classLinkRules, type ClassLinkItem } from '../../logic/class-link.ts';
import type { SubmittedForm, Values } from '../../logic/form.ts';
import { loginPath } from '../../logic/login-redirect.ts';
import type { ToastName } from '../../logic/toast.ts';
import { showToast } from '../../stores/toast.ts';
import { Field } from '../form/Field.tsx';
import { FormBox } from '../form/FormBox.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';

interface Props {
  name: string;
  language: Language;
  path: string;
  ownerId: number;
  sent?: SubmittedForm | undefined;
  /** The link to change; a new one is made without it. */
  link?: ClassLinkItem;
  send: (values: Values) => Promise<ClassLinkItem>;
  toast: ToastName;
  onSaved: (saved: ClassLinkItem) => void;
}

/** Makes or changes a class link. */
export function ClassLinkForm(props: Props) {
  const { name, language, path, ownerId, sent, link, send, toast, onSaved } = props;
  const t = classLinkTexts[language];
  const form = useForm({
    name,
    rules: classLinkRules,
    sent,
    ownerId,
    send,
    onSuccess: (saved) => {
      showToast(toast);
      onSaved(saved);
    },
  });
  const { perCollection, perMember } = classLinkLimits;
  const messages = {
    failed: link ? t.changeFailed : t.createFailed,
    'limit-reached': t.full(perCollection, perMember),
    ...(link && { 'not-found': t.gone }),
  };

  return (
    <FormBox
      form={form}
      language={language}
      path={path}
      loginHref={loginPath(path)}
      messages={messages}
    >
      <Field
        form={form}
        language={language}
        name="endsOn"
        type="date"
        label={t.endsOn}
        hint={t.endsOnHint}
        value={link?.endsOn}
        isOptional
        problems={{ invalid: t.endsOnPast }}
      />
      <Field
        form={form}
        language={language}
        name="own"
        type="select"
        label={t.own}
        options={(['hidden', 'shown'] as const).map((value) => ({
          value,
          text: t.ownChoices[value],
        }))}
        value={link?.own ?? 'hidden'}
      />
      <SubmitButton
        form={form}
        text={link ? t.saveChanges : t.create}
        pendingText={link ? t.savingChanges : t.creating}
      />
    </FormBox>
  );
}
