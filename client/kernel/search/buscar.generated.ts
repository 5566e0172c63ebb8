/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BuscarQueryVariables = Exact<{
  texto: string;
  lancamentos: boolean;
}>;


export type BuscarQuery = { buscar: Array<{ tipo: string, id: number, uuid: string, titulo: string, subtitulo: string | null }> };


export const BuscarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Buscar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"texto"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lancamentos"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buscar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"texto"},"value":{"kind":"Variable","name":{"kind":"Name","value":"texto"}}},{"kind":"Argument","name":{"kind":"Name","value":"lancamentos"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lancamentos"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"subtitulo"}}]}}]}}]} as unknown as DocumentNode<BuscarQuery, BuscarQueryVariables>;
export const useBuscarQuery = (options: useQuery.Options<BuscarQuery, BuscarQueryVariables> | SkipToken): useQuery.Result<BuscarQuery, BuscarQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(BuscarDocument, options as never) as never