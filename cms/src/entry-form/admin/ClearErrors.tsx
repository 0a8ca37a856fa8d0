import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';

const valueOf = (values: object, name: string): unknown =>
  Object.entries(values).find(([key]) => key === name)?.[1];

/** Removes the error of a field once its value changes. Strapi keeps it until the next save. */
export function ClearErrors() {
  const { values, errors, setErrors } = useForm('ClearErrors', (form) => form);
  const wrong = useRef({ errors, values });
  useEffect(() => {
    if (wrong.current.errors !== errors) wrong.current = { errors, values };
    const { values: refused } = wrong.current;
    const left = Object.entries(errors).filter(
      ([name]) => valueOf(values, name) === valueOf(refused, name),
    );
    if (left.length === Object.keys(errors).length) return;
    wrong.current.errors = Object.fromEntries(left);
    setErrors(wrong.current.errors);
  }, [values, errors, setErrors]);
  return null;
}
