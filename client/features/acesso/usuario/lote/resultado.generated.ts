/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ResultadoFragment = { message: string, feitos: number, recusados: Array<{ id: string, name: string | null, motivo: string, lotado: boolean | null }> };

export const ResultadoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Resultado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultadoLote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"feitos"}},{"kind":"Field","name":{"kind":"Name","value":"recusados"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"motivo"}},{"kind":"Field","name":{"kind":"Name","value":"lotado"}}]}}]}}]} as unknown as DocumentNode<ResultadoFragment, unknown>;