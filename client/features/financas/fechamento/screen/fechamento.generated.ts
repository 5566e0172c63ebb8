/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FechamentoQueryVariables = Exact<{
  ano?: number | null | undefined;
}>;


export type FechamentoQuery = { fechamento: { fechadoAte: string | null, fechadoEm: string | null, fechadoPor: string | null, proximo: string | null, ano: number, anos: Array<number>, meses: Array<{ mes: string, saldoAnterior: string, entradas: string, saidas: string, saldosIniciais: string, resultado: string, saldo: string, quantidade: number, situacao: string, acoesPermitidas: Array<string> }> } };

export type FecharMesMutationVariables = Exact<{
  mes: string;
}>;


export type FecharMesMutation = { fecharMes: { message: string } };

export type ReabrirMesMutationVariables = Exact<{
  mes: string;
}>;


export type ReabrirMesMutation = { reabrirMes: { message: string } };


export const FechamentoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Fechamento"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ano"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fechamento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ano"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ano"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fechadoAte"}},{"kind":"Field","name":{"kind":"Name","value":"fechadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"fechadoPor"}},{"kind":"Field","name":{"kind":"Name","value":"proximo"}},{"kind":"Field","name":{"kind":"Name","value":"ano"}},{"kind":"Field","name":{"kind":"Name","value":"anos"}},{"kind":"Field","name":{"kind":"Name","value":"meses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mes"}},{"kind":"Field","name":{"kind":"Name","value":"saldoAnterior"}},{"kind":"Field","name":{"kind":"Name","value":"entradas"}},{"kind":"Field","name":{"kind":"Name","value":"saidas"}},{"kind":"Field","name":{"kind":"Name","value":"saldosIniciais"}},{"kind":"Field","name":{"kind":"Name","value":"resultado"}},{"kind":"Field","name":{"kind":"Name","value":"saldo"}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]}}]} as unknown as DocumentNode<FechamentoQuery, FechamentoQueryVariables>;
export const FecharMesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FecharMes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mes"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fecharMes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<FecharMesMutation, FecharMesMutationVariables>;
export const ReabrirMesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReabrirMes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mes"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reabrirMes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ReabrirMesMutation, ReabrirMesMutationVariables>;
export const useFechamentoQuery = (options?: useQuery.Options<FechamentoQuery, FechamentoQueryVariables> | SkipToken): useQuery.Result<FechamentoQuery, FechamentoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(FechamentoDocument, options as never) as never
export const useFecharMesMutation = (options?: useMutation.Options<FecharMesMutation, FecharMesMutationVariables>): useMutation.ResultTuple<FecharMesMutation, FecharMesMutationVariables> => useMutation(FecharMesDocument, options as never) as never
export const useReabrirMesMutation = (options?: useMutation.Options<ReabrirMesMutation, ReabrirMesMutationVariables>): useMutation.ResultTuple<ReabrirMesMutation, ReabrirMesMutationVariables> => useMutation(ReabrirMesDocument, options as never) as never