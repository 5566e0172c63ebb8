/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ComprovantesDoMesQueryVariables = Exact<{
  mes: string;
}>;


export type ComprovantesDoMesQuery = { comprovantesDoMes: { entradas: number, entradasSemAnexo: number, saidas: number, saidasSemAnexo: number, anexos: number, kilobytes: number } };


export const ComprovantesDoMesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComprovantesDoMes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mes"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comprovantesDoMes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entradas"}},{"kind":"Field","name":{"kind":"Name","value":"entradasSemAnexo"}},{"kind":"Field","name":{"kind":"Name","value":"saidas"}},{"kind":"Field","name":{"kind":"Name","value":"saidasSemAnexo"}},{"kind":"Field","name":{"kind":"Name","value":"anexos"}},{"kind":"Field","name":{"kind":"Name","value":"kilobytes"}}]}}]}}]} as unknown as DocumentNode<ComprovantesDoMesQuery, ComprovantesDoMesQueryVariables>;
export const useComprovantesDoMesQuery = (options: useQuery.Options<ComprovantesDoMesQuery, ComprovantesDoMesQueryVariables> | SkipToken): useQuery.Result<ComprovantesDoMesQuery, ComprovantesDoMesQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(ComprovantesDoMesDocument, options as never) as never