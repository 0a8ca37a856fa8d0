import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType, ReactNode } from 'react';
import { z } from 'zod';

/** What the content manager passes to the input of a field. */
export interface InputProps {
  name: string;
  label: string;
  /** Shown beside the label, such as the sign of a field that each language has of its own. */
  labelAction?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** Strapi's types expect a component without props. */
const anyProps = z.custom<ComponentType>((given) => given !== undefined);

/** Replaces the content manager's input of a type of fields, such as `date`. */
export function replaceInput(
  app: StrapiApp,
  type: string,
  Component: ComponentType<InputProps>,
): void {
  app.addFields({ type, Component: anyProps.parse(Component) });
}
