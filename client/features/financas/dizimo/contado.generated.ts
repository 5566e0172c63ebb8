/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ContagemDeDizimosQueryVariables = Exact<{
  dataDizimo: string;
  idCliente?: number | null | undefined;
}>;


export type ContagemDeDizimosQuery = { contagemDeDizimos: string | null };


export const ContagemDeDizimosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContagemDeDizimos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dataDizimo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateOnly"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contagemDeDizimos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"dataDizimo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dataDizimo"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}]}]}}]} as unknown as DocumentNode<ContagemDeDizimosQuery, ContagemDeDizimosQueryVariables>;
export const useContagemDeDizimosQuery = (options: useQuery.Options<ContagemDeDizimosQuery, ContagemDeDizimosQueryVariables> | SkipToken): useQuery.Result<ContagemDeDizimosQuery, ContagemDeDizimosQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(ContagemDeDizimosDocument, options as never) as never