/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de uma prestação de contas. */
export type PrestacaoContasInput = {
  /** Último mês, AAAA-MM; no máximo 24 meses. */
  ate: string;
  /** Primeiro mês, AAAA-MM. */
  de: string;
  /** Nome, até 120 caracteres. */
  nome: string;
  /** O que a tesouraria quer dizer sobre os números. */
  observacao?: string | null | undefined;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type PrestacaoContasEdicaoFragment = { id: number, uuid: string, idCliente: number, nome: string, inicio: string, fim: string, observacao: string | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> };

export type PrestacaoContasParaEditarQueryVariables = Exact<{
  id: string | number;
}>;


export type PrestacaoContasParaEditarQuery = { prestacaoContas: { id: number, uuid: string, idCliente: number, nome: string, inicio: string, fim: string, observacao: string | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type CriarPrestacaoContasMutationVariables = Exact<{
  input: Types.PrestacaoContasInput;
  idCliente?: number | null | undefined;
}>;


export type CriarPrestacaoContasMutation = { criarPrestacaoContas: { id: number, uuid: string, idCliente: number, nome: string, inicio: string, fim: string, observacao: string | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type AtualizarPrestacaoContasMutationVariables = Exact<{
  id: string | number;
  input: Types.PrestacaoContasInput;
}>;


export type AtualizarPrestacaoContasMutation = { atualizarPrestacaoContas: { id: number, uuid: string, idCliente: number, nome: string, inicio: string, fim: string, observacao: string | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export const PrestacaoContasEdicaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrestacaoContasEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrestacaoContas"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"inicio"}},{"kind":"Field","name":{"kind":"Name","value":"fim"}},{"kind":"Field","name":{"kind":"Name","value":"observacao"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<PrestacaoContasEdicaoFragment, unknown>;
export const PrestacaoContasParaEditarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrestacaoContasParaEditar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prestacaoContas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrestacaoContasEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrestacaoContasEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrestacaoContas"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"inicio"}},{"kind":"Field","name":{"kind":"Name","value":"fim"}},{"kind":"Field","name":{"kind":"Name","value":"observacao"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<PrestacaoContasParaEditarQuery, PrestacaoContasParaEditarQueryVariables>;
export const CriarPrestacaoContasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarPrestacaoContas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PrestacaoContasInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarPrestacaoContas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrestacaoContasEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrestacaoContasEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrestacaoContas"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"inicio"}},{"kind":"Field","name":{"kind":"Name","value":"fim"}},{"kind":"Field","name":{"kind":"Name","value":"observacao"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<CriarPrestacaoContasMutation, CriarPrestacaoContasMutationVariables>;
export const AtualizarPrestacaoContasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarPrestacaoContas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PrestacaoContasInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarPrestacaoContas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrestacaoContasEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrestacaoContasEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrestacaoContas"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"inicio"}},{"kind":"Field","name":{"kind":"Name","value":"fim"}},{"kind":"Field","name":{"kind":"Name","value":"observacao"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<AtualizarPrestacaoContasMutation, AtualizarPrestacaoContasMutationVariables>;
export const usePrestacaoContasParaEditarQuery = (options: useQuery.Options<PrestacaoContasParaEditarQuery, PrestacaoContasParaEditarQueryVariables> | SkipToken): useQuery.Result<PrestacaoContasParaEditarQuery, PrestacaoContasParaEditarQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(PrestacaoContasParaEditarDocument, options as never) as never
export const useCriarPrestacaoContasMutation = (options?: useMutation.Options<CriarPrestacaoContasMutation, CriarPrestacaoContasMutationVariables>): useMutation.ResultTuple<CriarPrestacaoContasMutation, CriarPrestacaoContasMutationVariables> => useMutation(CriarPrestacaoContasDocument, options as never) as never
export const useAtualizarPrestacaoContasMutation = (options?: useMutation.Options<AtualizarPrestacaoContasMutation, AtualizarPrestacaoContasMutationVariables>): useMutation.ResultTuple<AtualizarPrestacaoContasMutation, AtualizarPrestacaoContasMutationVariables> => useMutation(AtualizarPrestacaoContasDocument, options as never) as never