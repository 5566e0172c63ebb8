/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExcluirContagemMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirContagemMutation = { excluirContagem: { message: string } };

export type RestaurarContagemMutationVariables = Exact<{
  id: string | number;
  confirmacoes?: Array<string> | string | null | undefined;
}>;


export type RestaurarContagemMutation = { restaurarContagem: { id: number, uuid: string, idCliente: number, data: string, descricao: string, situacao: string, total: string | null, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };


export const ExcluirContagemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirContagem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirContagem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirContagemMutation, ExcluirContagemMutationVariables>;
export const RestaurarContagemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarContagem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmacoes"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarContagem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmacoes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmacoes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContagemLinha"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContagemLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contagem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<RestaurarContagemMutation, RestaurarContagemMutationVariables>;
export const useExcluirContagemMutation = (options?: useMutation.Options<ExcluirContagemMutation, ExcluirContagemMutationVariables>): useMutation.ResultTuple<ExcluirContagemMutation, ExcluirContagemMutationVariables> => useMutation(ExcluirContagemDocument, options as never) as never
export const useRestaurarContagemMutation = (options?: useMutation.Options<RestaurarContagemMutation, RestaurarContagemMutationVariables>): useMutation.ResultTuple<RestaurarContagemMutation, RestaurarContagemMutationVariables> => useMutation(RestaurarContagemDocument, options as never) as never