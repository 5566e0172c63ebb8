/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PatrimonioChoicesQueryVariables = Exact<{
  first?: number | null | undefined;
  busca?: string | null | undefined;
}>;


export type PatrimonioChoicesQuery = { patrimonios: { nodes: Array<{ id: number, uuid: string, nomePatrimonio: string, codigoPatrimonio: string }> } };


export const PatrimonioChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatrimonioChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patrimonios"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomePatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"codigoPatrimonio"}}]}}]}}]}}]} as unknown as DocumentNode<PatrimonioChoicesQuery, PatrimonioChoicesQueryVariables>;
export const usePatrimonioChoicesQuery = (options?: useQuery.Options<PatrimonioChoicesQuery, PatrimonioChoicesQueryVariables> | SkipToken): useQuery.Result<PatrimonioChoicesQuery, PatrimonioChoicesQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(PatrimonioChoicesDocument, options as never) as never