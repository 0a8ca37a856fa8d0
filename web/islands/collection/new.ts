import { collectionRules } from '../../logic/collection.ts';
import { nextAfterLogin } from '../../logic/next.ts';
import { isToastName } from '../../logic/toast.ts';
import { createCollection } from '../../api/collection.ts';
import { showToast } from '../../stores/toast.ts';
import { joinForm } from '../form/form.ts';

const asked = (name: string) => new URLSearchParams(location.search).get(name);

joinForm('collection', {
  rules: collectionRules,
  send: (values) => createCollection(values, Number(asked('affirmation')) || 0),
  done: (said) => {
    if (isToastName(said)) showToast(said);
    return nextAfterLogin(asked('next'));
  },
});
