/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de uma conta financeira. */
export type ContaFinanceiraInput = {
  /** Agência, até 20 caracteres. */
  agencia?: string | null | undefined;
  /** Nome ou número do banco, até 60 caracteres. */
  banco?: string | null | undefined;
  /** O código no plano do contador, até 30 caracteres. */
  codigoContador?: string | null | undefined;
  /** O dia do saldo inicial, em um mês que não esteja fechado; ausente, hoje. */
  dataSaldoInicial?: string | null | undefined;
  /** Nome, até 60 caracteres; único na igreja. */
  nome: string;
  /** Número da conta no banco, até 30 caracteres. */
  numero?: string | null | undefined;
  /** O que havia na conta no começo do dia do saldo inicial; ausente, zero. Negativo: a conta devia. */
  saldoInicial?: string | null | undefined;
  /** Espécie: caixa, banco, poupanca, aplicacao ou pix. */
  tipo: string;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type ContaFinanceiraEdicaoFragment = { id: number, uuid: string, idCliente: number, nome: string, tipo: string, saldoInicial: string | null, dataSaldoInicial: string, banco: string | null, agencia: string | null, numero: string | null, codigoContador: string | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> };

export type ContaFinanceiraParaEditarQueryVariables = Exact<{
  id: string | number;
}>;


export type ContaFinanceiraParaEditarQuery = { contaFinanceira: { id: number, uuid: string, idCliente: number, nome: string, tipo: string, saldoInicial: string | null, dataSaldoInicial: string, banco: string | null, agencia: string | null, numero: string | null, codigoContador: string | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type CriarContaFinanceiraMutationVariables = Exact<{
  input: Types.ContaFinanceiraInput;
  idCliente?: number | null | undefined;
}>;


export type CriarContaFinanceiraMutation = { criarContaFinanceira: { id: number, uuid: string, idCliente: number, nome: string, tipo: string, saldoInicial: string | null, dataSaldoInicial: string, banco: string | null, agencia: string | null, numero: string | null, codigoContador: string | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type AtualizarContaFinanceiraMutationVariables = Exact<{
  id: string | number;
  input: Types.ContaFinanceiraInput;
}>;


export type AtualizarContaFinanceiraMutation = { atualizarContaFinanceira: { id: number, uuid: string, idCliente: number, nome: string, tipo: string, saldoInicial: string | null, dataSaldoInicial: string, banco: string | null, agencia: string | null, numero: string | null, codigoContador: string | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export const ContaFinanceiraEdicaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContaFinanceiraEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContaFinanceira"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"saldoInicial"}},{"kind":"Field","name":{"kind":"Name","value":"dataSaldoInicial"}},{"kind":"Field","name":{"kind":"Name","value":"banco"}},{"kind":"Field","name":{"kind":"Name","value":"agencia"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"codigoContador"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<ContaFinanceiraEdicaoFragment, unknown>;
export const ContaFinanceiraParaEditarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContaFinanceiraParaEditar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contaFinanceira"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContaFinanceiraEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContaFinanceiraEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContaFinanceira"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"saldoInicial"}},{"kind":"Field","name":{"kind":"Name","value":"dataSaldoInicial"}},{"kind":"Field","name":{"kind":"Name","value":"banco"}},{"kind":"Field","name":{"kind":"Name","value":"agencia"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"codigoContador"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<ContaFinanceiraParaEditarQuery, ContaFinanceiraParaEditarQueryVariables>;
export const CriarContaFinanceiraDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarContaFinanceira"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContaFinanceiraInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarContaFinanceira"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContaFinanceiraEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContaFinanceiraEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContaFinanceira"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"saldoInicial"}},{"kind":"Field","name":{"kind":"Name","value":"dataSaldoInicial"}},{"kind":"Field","name":{"kind":"Name","value":"banco"}},{"kind":"Field","name":{"kind":"Name","value":"agencia"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"codigoContador"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<CriarContaFinanceiraMutation, CriarContaFinanceiraMutationVariables>;
export const AtualizarContaFinanceiraDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarContaFinanceira"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContaFinanceiraInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarContaFinanceira"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContaFinanceiraEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContaFinanceiraEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContaFinanceira"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"saldoInicial"}},{"kind":"Field","name":{"kind":"Name","value":"dataSaldoInicial"}},{"kind":"Field","name":{"kind":"Name","value":"banco"}},{"kind":"Field","name":{"kind":"Name","value":"agencia"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"codigoContador"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<AtualizarContaFinanceiraMutation, AtualizarContaFinanceiraMutationVariables>;
export const useContaFinanceiraParaEditarQuery = (options: useQuery.Options<ContaFinanceiraParaEditarQuery, ContaFinanceiraParaEditarQueryVariables> | SkipToken): useQuery.Result<ContaFinanceiraParaEditarQuery, ContaFinanceiraParaEditarQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(ContaFinanceiraParaEditarDocument, options as never) as never
export const useCriarContaFinanceiraMutation = (options?: useMutation.Options<CriarContaFinanceiraMutation, CriarContaFinanceiraMutationVariables>): useMutation.ResultTuple<CriarContaFinanceiraMutation, CriarContaFinanceiraMutationVariables> => useMutation(CriarContaFinanceiraDocument, options as never) as never
export const useAtualizarContaFinanceiraMutation = (options?: useMutation.Options<AtualizarContaFinanceiraMutation, AtualizarContaFinanceiraMutationVariables>): useMutation.ResultTuple<AtualizarContaFinanceiraMutation, AtualizarContaFinanceiraMutationVariables> => useMutation(AtualizarContaFinanceiraDocument, options as never) as never