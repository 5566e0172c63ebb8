/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TarefaLinhaFragment = { id: string, nome: string, idCliente: number | null, tentativas: number, createdAt: string, falhouEm: string | null };

export type TarefasFalhasQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  idCliente?: number | null | undefined;
}>;


export type TarefasFalhasQuery = { tarefasFalhas: { totalCount: number, nodes: Array<{ id: string, nome: string, idCliente: number | null, tentativas: number, createdAt: string, falhouEm: string | null }> } };

export type RepetirTarefaMutationVariables = Exact<{
  uuid: string | number;
}>;


export type RepetirTarefaMutation = { repetirTarefa: { message: string } };

export const TarefaLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TarefaLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TarefaFalha"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"tentativas"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"falhouEm"}}]}}]} as unknown as DocumentNode<TarefaLinhaFragment, unknown>;
export const TarefasFalhasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TarefasFalhas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tarefasFalhas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TarefaLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TarefaLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TarefaFalha"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"tentativas"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"falhouEm"}}]}}]} as unknown as DocumentNode<TarefasFalhasQuery, TarefasFalhasQueryVariables>;
export const RepetirTarefaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RepetirTarefa"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repetirTarefa"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RepetirTarefaMutation, RepetirTarefaMutationVariables>;
export const useTarefasFalhasQuery = (options?: useQuery.Options<TarefasFalhasQuery, TarefasFalhasQueryVariables> | SkipToken): useQuery.Result<TarefasFalhasQuery, TarefasFalhasQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(TarefasFalhasDocument, options as never) as never
export const useRepetirTarefaMutation = (options?: useMutation.Options<RepetirTarefaMutation, RepetirTarefaMutationVariables>): useMutation.ResultTuple<RepetirTarefaMutation, RepetirTarefaMutationVariables> => useMutation(RepetirTarefaDocument, options as never) as never