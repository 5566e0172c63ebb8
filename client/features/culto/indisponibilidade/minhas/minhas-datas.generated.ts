/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dias em que quem pede não pode servir. */
export type MinhaIndisponibilidadeInput = {
  /** Último dia, no máximo um ano depois; sem ele, um dia só. */
  dataFim?: string | null | undefined;
  /** Primeiro dia. */
  dataInicio: string;
  /** Observação, até 200 caracteres. */
  observacao?: string | null | undefined;
};

export type MinhasDatasLinhaFragment = { id: number, uuid: string, dataInicio: string, dataFim: string, observacao: string | null };

export type MinhasDatasQueryVariables = Exact<{ [key: string]: never; }>;


export type MinhasDatasQuery = { minhasIndisponibilidades: { totalCount: number, nodes: Array<{ id: number, uuid: string, dataInicio: string, dataFim: string, observacao: string | null }> }, minhasEscalas: { nodes: Array<{ id: number, uuid: string, funcao: string, resposta: string, dataCulto: string, horaCulto: string, statusCulto: string }> } };

export type BloquearMinhasDatasMutationVariables = Exact<{
  input: Types.MinhaIndisponibilidadeInput;
}>;


export type BloquearMinhasDatasMutation = { bloquearMinhasDatas: { id: number, uuid: string, dataInicio: string, dataFim: string, observacao: string | null } };

export type LiberarMinhasDatasMutationVariables = Exact<{
  id: string | number;
}>;


export type LiberarMinhasDatasMutation = { liberarMinhasDatas: { message: string } };

export const MinhasDatasLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MinhasDatasLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MinhaIndisponibilidade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"observacao"}}]}}]} as unknown as DocumentNode<MinhasDatasLinhaFragment, unknown>;
export const MinhasDatasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MinhasDatas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minhasIndisponibilidades"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"quando"},"value":{"kind":"StringValue","value":"proximos","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MinhasDatasLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minhasEscalas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"quando"},"value":{"kind":"StringValue","value":"proximos","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"funcao"}},{"kind":"Field","name":{"kind":"Name","value":"resposta"}},{"kind":"Field","name":{"kind":"Name","value":"dataCulto"}},{"kind":"Field","name":{"kind":"Name","value":"horaCulto"}},{"kind":"Field","name":{"kind":"Name","value":"statusCulto"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MinhasDatasLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MinhaIndisponibilidade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"observacao"}}]}}]} as unknown as DocumentNode<MinhasDatasQuery, MinhasDatasQueryVariables>;
export const BloquearMinhasDatasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BloquearMinhasDatas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MinhaIndisponibilidadeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bloquearMinhasDatas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MinhasDatasLinha"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MinhasDatasLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MinhaIndisponibilidade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"observacao"}}]}}]} as unknown as DocumentNode<BloquearMinhasDatasMutation, BloquearMinhasDatasMutationVariables>;
export const LiberarMinhasDatasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LiberarMinhasDatas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liberarMinhasDatas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<LiberarMinhasDatasMutation, LiberarMinhasDatasMutationVariables>;
export const useMinhasDatasQuery = (options?: useQuery.Options<MinhasDatasQuery, MinhasDatasQueryVariables> | SkipToken): useQuery.Result<MinhasDatasQuery, MinhasDatasQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(MinhasDatasDocument, options as never) as never
export const useBloquearMinhasDatasMutation = (options?: useMutation.Options<BloquearMinhasDatasMutation, BloquearMinhasDatasMutationVariables>): useMutation.ResultTuple<BloquearMinhasDatasMutation, BloquearMinhasDatasMutationVariables> => useMutation(BloquearMinhasDatasDocument, options as never) as never
export const useLiberarMinhasDatasMutation = (options?: useMutation.Options<LiberarMinhasDatasMutation, LiberarMinhasDatasMutationVariables>): useMutation.ResultTuple<LiberarMinhasDatasMutation, LiberarMinhasDatasMutationVariables> => useMutation(LiberarMinhasDatasDocument, options as never) as never