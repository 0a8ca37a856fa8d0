import { Form } from '@strapi/strapi/admin';
import {
  Children,
  cloneElement,
  isValidElement,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
} from 'react';

type FormProps = Parameters<typeof Form>[0];
type Change = (form: ReactElement<FormProps>) => ReactNode;
type Component = (props: object) => ReactNode;

const isComponent = (type: unknown): type is Component => typeof type === 'function';

/** Changes the form of a page of Strapi’s. It can be in a component without properties, such as within a check of permissions. */
export function changeForm(node: ReactNode, change: Change): ReactNode {
  if (isValidElement<FormProps>(node) && node.type === Form) return change(node);
  if (!isValidElement<PropsWithChildren>(node)) return node;
  if (isComponent(node.type) && Object.keys(node.props).length === 0)
    return <Changed component={node.type} change={change} />;
  const { children } = node.props;
  return Children.toArray(children).some(isValidElement)
    ? cloneElement(
        node,
        {},
        Children.map(children, (child) => changeForm(child, change)),
      )
    : node;
}

function Changed({ component, change }: { component: Component; change: Change }) {
  return changeForm(component({}), change);
}

/** Adds a part to a form, where it can use the form's state. */
export const addPart = (
  form: ReactElement<FormProps>,
  part: ReactNode,
  initialValues = form.props.initialValues,
): ReactNode =>
  cloneElement(form, {
    initialValues,
    children: (state) => (
      <>
        {typeof form.props.children === 'function'
          ? form.props.children(state)
          : form.props.children}
        {part}
      </>
    ),
  });
