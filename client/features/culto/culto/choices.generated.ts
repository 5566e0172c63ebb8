/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CultoChoicesQueryVariables = Exact<{
  first?: number | null | undefined;
  busca?: string | null | undefined;
}>;


export type CultoChoicesQuery = { cultos: { nodes: Array<{ id: number, uuid: string, dataCulto: string, horaCulto: string, temaCulto: string | null }> } };


export const CultoChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CultoChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cultos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"dataCulto"}},{"kind":"Field","name":{"kind":"Name","value":"horaCulto"}},{"kind":"Field","name":{"kind":"Name","value":"temaCulto"}}]}}]}}]}}]} as unknown as DocumentNode<CultoChoicesQuery, CultoChoicesQueryVariables>;
export const useCultoChoicesQuery = (options?: useQuery.Options<CultoChoicesQuery, CultoChoicesQueryVariables> | SkipToken): useQuery.Result<CultoChoicesQuery, CultoChoicesQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(CultoChoicesDocument, options as never) as never