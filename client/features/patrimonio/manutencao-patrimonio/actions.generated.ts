/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConcluirManutencaoPatrimonioMutationVariables = Exact<{
  id: string | number;
  idContaFinanceira?: string | number | null | undefined;
  data?: string | null | undefined;
  confirmacoes?: Array<string> | string | null | undefined;
}>;


export type ConcluirManutencaoPatrimonioMutation = { concluirManutencaoPatrimonio: { id: number, uuid: string, statusManutencao: string, idLancamento: number | null, estornada: boolean, acoesPermitidas: Array<string> } };

export type ReabrirManutencaoPatrimonioMutationVariables = Exact<{
  id: string | number;
}>;


export type ReabrirManutencaoPatrimonioMutation = { reabrirManutencaoPatrimonio: { id: number, uuid: string, statusManutencao: string, idLancamento: number | null, estornada: boolean, acoesPermitidas: Array<string> } };

export type ExcluirManutencaoPatrimonioMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirManutencaoPatrimonioMutation = { excluirManutencaoPatrimonio: { message: string } };

export type RestaurarManutencaoPatrimonioMutationVariables = Exact<{
  id: string | number;
}>;


export type RestaurarManutencaoPatrimonioMutation = { restaurarManutencaoPatrimonio: { id: number, uuid: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };


export const ConcluirManutencaoPatrimonioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConcluirManutencaoPatrimonio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idContaFinanceira"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateOnly"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmacoes"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"concluirManutencaoPatrimonio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idContaFinanceira"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idContaFinanceira"}}},{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmacoes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmacoes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"statusManutencao"}},{"kind":"Field","name":{"kind":"Name","value":"idLancamento"}},{"kind":"Field","name":{"kind":"Name","value":"estornada"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<ConcluirManutencaoPatrimonioMutation, ConcluirManutencaoPatrimonioMutationVariables>;
export const ReabrirManutencaoPatrimonioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReabrirManutencaoPatrimonio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reabrirManutencaoPatrimonio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"statusManutencao"}},{"kind":"Field","name":{"kind":"Name","value":"idLancamento"}},{"kind":"Field","name":{"kind":"Name","value":"estornada"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<ReabrirManutencaoPatrimonioMutation, ReabrirManutencaoPatrimonioMutationVariables>;
export const ExcluirManutencaoPatrimonioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirManutencaoPatrimonio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirManutencaoPatrimonio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirManutencaoPatrimonioMutation, ExcluirManutencaoPatrimonioMutationVariables>;
export const RestaurarManutencaoPatrimonioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarManutencaoPatrimonio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarManutencaoPatrimonio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<RestaurarManutencaoPatrimonioMutation, RestaurarManutencaoPatrimonioMutationVariables>;
export const useConcluirManutencaoPatrimonioMutation = (options?: useMutation.Options<ConcluirManutencaoPatrimonioMutation, ConcluirManutencaoPatrimonioMutationVariables>): useMutation.ResultTuple<ConcluirManutencaoPatrimonioMutation, ConcluirManutencaoPatrimonioMutationVariables> => useMutation(ConcluirManutencaoPatrimonioDocument, options as never) as never
export const useReabrirManutencaoPatrimonioMutation = (options?: useMutation.Options<ReabrirManutencaoPatrimonioMutation, ReabrirManutencaoPatrimonioMutationVariables>): useMutation.ResultTuple<ReabrirManutencaoPatrimonioMutation, ReabrirManutencaoPatrimonioMutationVariables> => useMutation(ReabrirManutencaoPatrimonioDocument, options as never) as never
export const useExcluirManutencaoPatrimonioMutation = (options?: useMutation.Options<ExcluirManutencaoPatrimonioMutation, ExcluirManutencaoPatrimonioMutationVariables>): useMutation.ResultTuple<ExcluirManutencaoPatrimonioMutation, ExcluirManutencaoPatrimonioMutationVariables> => useMutation(ExcluirManutencaoPatrimonioDocument, options as never) as never
export const useRestaurarManutencaoPatrimonioMutation = (options?: useMutation.Options<RestaurarManutencaoPatrimonioMutation, RestaurarManutencaoPatrimonioMutationVariables>): useMutation.ResultTuple<RestaurarManutencaoPatrimonioMutation, RestaurarManutencaoPatrimonioMutationVariables> => useMutation(RestaurarManutencaoPatrimonioDocument, options as never) as never