/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReservaNaHoraFragment = { id: number, uuid: string, quantidade: number, finalidade: string, recurso: { id: number, uuid: string, nomeRecurso: string } | null };

export const ReservaNaHoraFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReservaNaHora"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reserva"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}},{"kind":"Field","name":{"kind":"Name","value":"finalidade"}},{"kind":"Field","name":{"kind":"Name","value":"recurso"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeRecurso"}}]}}]}}]} as unknown as DocumentNode<ReservaNaHoraFragment, unknown>;