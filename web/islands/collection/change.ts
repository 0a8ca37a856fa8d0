import { collectionRules } from '../../logic/collection.ts';
import { changeCollection } from '../../stores/collection.ts';
import { showToast } from '../../stores/toast.ts';
import { joinForm } from '../form/form.ts';
import { redraw } from '../site/redraw.ts';
import { collectionHere } from './place.ts';

/* Renames and describes the collection of the page. */

joinForm('collection-change', {
  rules: collectionRules,
  send: (values) => changeCollection(collectionHere(), values),
  done: () => {
    showToast('collectionChanged');
    document.querySelector('[data-change]')?.removeAttribute('open');
    document.getElementById('change')?.focus({ preventScroll: true });
    void redraw();
    return undefined;
  },
});
