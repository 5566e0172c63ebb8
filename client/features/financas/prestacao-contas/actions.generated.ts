/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExcluirPrestacaoContasMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirPrestacaoContasMutation = { excluirPrestacaoContas: { message: string } };

export type RestaurarPrestacaoContasMutationVariables = Exact<{
  id: string | number;
}>;


export type RestaurarPrestacaoContasMutation = { restaurarPrestacaoContas: { id: number, uuid: string, idCliente: number, nome: string, inicio: string, fim: string, situacao: string, substituidaPor: number | null, mesAberto: boolean, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };


export const ExcluirPrestacaoContasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirPrestacaoContas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirPrestacaoContas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirPrestacaoContasMutation, ExcluirPrestacaoContasMutationVariables>;
export const RestaurarPrestacaoContasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarPrestacaoContas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarPrestacaoContas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrestacaoContasLinha"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrestacaoContasLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrestacaoContas"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"inicio"}},{"kind":"Field","name":{"kind":"Name","value":"fim"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"substituidaPor"}},{"kind":"Field","name":{"kind":"Name","value":"mesAberto"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<RestaurarPrestacaoContasMutation, RestaurarPrestacaoContasMutationVariables>;
export const useExcluirPrestacaoContasMutation = (options?: useMutation.Options<ExcluirPrestacaoContasMutation, ExcluirPrestacaoContasMutationVariables>): useMutation.ResultTuple<ExcluirPrestacaoContasMutation, ExcluirPrestacaoContasMutationVariables> => useMutation(ExcluirPrestacaoContasDocument, options as never) as never
export const useRestaurarPrestacaoContasMutation = (options?: useMutation.Options<RestaurarPrestacaoContasMutation, RestaurarPrestacaoContasMutationVariables>): useMutation.ResultTuple<RestaurarPrestacaoContasMutation, RestaurarPrestacaoContasMutationVariables> => useMutation(RestaurarPrestacaoContasDocument, options as never) as never