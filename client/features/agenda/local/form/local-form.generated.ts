/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de um local. */
export type LocalInput = {
  /** Quantas pessoas cabem, ao menos 1. */
  capacidade?: number | null | undefined;
  /** Endereço, até 200 caracteres. */
  endereco?: string | null | undefined;
  /** Nome do local, até 80 caracteres. */
  nomeLocal: string;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type LocalEdicaoFragment = { id: number, uuid: string, idCliente: number, nomeLocal: string, endereco: string | null, capacidade: number | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> };

export type LocalParaEditarQueryVariables = Exact<{
  id: string | number;
}>;


export type LocalParaEditarQuery = { local: { id: number, uuid: string, idCliente: number, nomeLocal: string, endereco: string | null, capacidade: number | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type CriarLocalMutationVariables = Exact<{
  input: Types.LocalInput;
  idCliente?: number | null | undefined;
}>;


export type CriarLocalMutation = { criarLocal: { id: number, uuid: string, idCliente: number, nomeLocal: string, endereco: string | null, capacidade: number | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type AtualizarLocalMutationVariables = Exact<{
  id: string | number;
  input: Types.LocalInput;
}>;


export type AtualizarLocalMutation = { atualizarLocal: { id: number, uuid: string, idCliente: number, nomeLocal: string, endereco: string | null, capacidade: number | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export const LocalEdicaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Local"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeLocal"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"capacidade"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<LocalEdicaoFragment, unknown>;
export const LocalParaEditarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LocalParaEditar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"local"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Local"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeLocal"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"capacidade"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<LocalParaEditarQuery, LocalParaEditarQueryVariables>;
export const CriarLocalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarLocal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarLocal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Local"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeLocal"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"capacidade"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<CriarLocalMutation, CriarLocalMutationVariables>;
export const AtualizarLocalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarLocal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarLocal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Local"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeLocal"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"capacidade"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<AtualizarLocalMutation, AtualizarLocalMutationVariables>;
export const useLocalParaEditarQuery = (options: useQuery.Options<LocalParaEditarQuery, LocalParaEditarQueryVariables> | SkipToken): useQuery.Result<LocalParaEditarQuery, LocalParaEditarQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(LocalParaEditarDocument, options as never) as never
export const useCriarLocalMutation = (options?: useMutation.Options<CriarLocalMutation, CriarLocalMutationVariables>): useMutation.ResultTuple<CriarLocalMutation, CriarLocalMutationVariables> => useMutation(CriarLocalDocument, options as never) as never
export const useAtualizarLocalMutation = (options?: useMutation.Options<AtualizarLocalMutation, AtualizarLocalMutationVariables>): useMutation.ResultTuple<AtualizarLocalMutation, AtualizarLocalMutationVariables> => useMutation(AtualizarLocalDocument, options as never) as never