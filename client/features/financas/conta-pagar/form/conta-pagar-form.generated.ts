/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de uma conta. */
export type ContaInput = {
  /** Data de vencimento; a da primeira parcela. */
  dataVencimentoConta: string;
  /** Descrição, até 255 caracteres. */
  descricaoConta: string;
  /** Centro de custo ativado, por número ou uuid. */
  idCentroCusto: string | number;
  /** A conta se repete todo mês, no mesmo dia. */
  repetir?: boolean | null | undefined;
  /** Pessoa responsável, por número ou uuid; sem ela, a igreja. */
  responsavelUsuarioConta?: string | number | null | undefined;
  /** Valor em reais, maior que zero; de uma conta parcelada, o total. */
  valorConta: string;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

/** Dados de uma conta nova. */
export type NovaContaInput = {
  /** Data de vencimento; a da primeira parcela. */
  dataVencimentoConta: string;
  /** Descrição, até 255 caracteres. */
  descricaoConta: string;
  /** Centro de custo ativado, por número ou uuid. */
  idCentroCusto: string | number;
  /** Em quantas parcelas mensais o valor se divide, no máximo 120. */
  parcelas?: number | null | undefined;
  /** A conta se repete todo mês, no mesmo dia. */
  repetir?: boolean | null | undefined;
  /** Pessoa responsável, por número ou uuid; sem ela, a igreja. */
  responsavelUsuarioConta?: string | number | null | undefined;
  /** Valor em reais, maior que zero; de uma conta parcelada, o total. */
  valorConta: string;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type ContaPagarEdicaoFragment = { id: number, uuid: string, idCliente: number, descricaoConta: string, valorConta: string, dataVencimentoConta: string, idCentroCusto: number, responsavelUsuarioConta: number | null, serie: string | null, totalParcelas: number | null, repete: boolean, versao: number, centroCusto: { id: number, uuid: string, nome: string } | null, responsavel: { id: number, uuid: string, name: string, email: string | null } | null };

export type ContaPagarParaEditarQueryVariables = Exact<{
  id: string | number;
}>;


export type ContaPagarParaEditarQuery = { contaPagar: { id: number, uuid: string, idCliente: number, descricaoConta: string, valorConta: string, dataVencimentoConta: string, idCentroCusto: number, responsavelUsuarioConta: number | null, serie: string | null, totalParcelas: number | null, repete: boolean, versao: number, centroCusto: { id: number, uuid: string, nome: string } | null, responsavel: { id: number, uuid: string, name: string, email: string | null } | null } };

export type CriarContaPagarMutationVariables = Exact<{
  input: Types.NovaContaInput;
  idCliente?: number | null | undefined;
}>;


export type CriarContaPagarMutation = { criarContaPagar: { id: number, uuid: string, idCliente: number, descricaoConta: string, valorConta: string, dataVencimentoConta: string, idCentroCusto: number, responsavelUsuarioConta: number | null, serie: string | null, totalParcelas: number | null, repete: boolean, versao: number, centroCusto: { id: number, uuid: string, nome: string } | null, responsavel: { id: number, uuid: string, name: string, email: string | null } | null } };

export type AtualizarContaPagarMutationVariables = Exact<{
  id: string | number;
  input: Types.ContaInput;
}>;


export type AtualizarContaPagarMutation = { atualizarContaPagar: { id: number, uuid: string, idCliente: number, descricaoConta: string, valorConta: string, dataVencimentoConta: string, idCentroCusto: number, responsavelUsuarioConta: number | null, serie: string | null, totalParcelas: number | null, repete: boolean, versao: number, centroCusto: { id: number, uuid: string, nome: string } | null, responsavel: { id: number, uuid: string, name: string, email: string | null } | null } };

export const ContaPagarEdicaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContaPagarEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContaPagar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"descricaoConta"}},{"kind":"Field","name":{"kind":"Name","value":"valorConta"}},{"kind":"Field","name":{"kind":"Name","value":"dataVencimentoConta"}},{"kind":"Field","name":{"kind":"Name","value":"idCentroCusto"}},{"kind":"Field","name":{"kind":"Name","value":"centroCusto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsavelUsuarioConta"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serie"}},{"kind":"Field","name":{"kind":"Name","value":"totalParcelas"}},{"kind":"Field","name":{"kind":"Name","value":"repete"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<ContaPagarEdicaoFragment, unknown>;
export const ContaPagarParaEditarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContaPagarParaEditar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contaPagar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContaPagarEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContaPagarEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContaPagar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"descricaoConta"}},{"kind":"Field","name":{"kind":"Name","value":"valorConta"}},{"kind":"Field","name":{"kind":"Name","value":"dataVencimentoConta"}},{"kind":"Field","name":{"kind":"Name","value":"idCentroCusto"}},{"kind":"Field","name":{"kind":"Name","value":"centroCusto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsavelUsuarioConta"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serie"}},{"kind":"Field","name":{"kind":"Name","value":"totalParcelas"}},{"kind":"Field","name":{"kind":"Name","value":"repete"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<ContaPagarParaEditarQuery, ContaPagarParaEditarQueryVariables>;
export const CriarContaPagarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarContaPagar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NovaContaInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarContaPagar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContaPagarEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContaPagarEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContaPagar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"descricaoConta"}},{"kind":"Field","name":{"kind":"Name","value":"valorConta"}},{"kind":"Field","name":{"kind":"Name","value":"dataVencimentoConta"}},{"kind":"Field","name":{"kind":"Name","value":"idCentroCusto"}},{"kind":"Field","name":{"kind":"Name","value":"centroCusto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsavelUsuarioConta"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serie"}},{"kind":"Field","name":{"kind":"Name","value":"totalParcelas"}},{"kind":"Field","name":{"kind":"Name","value":"repete"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<CriarContaPagarMutation, CriarContaPagarMutationVariables>;
export const AtualizarContaPagarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarContaPagar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarContaPagar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContaPagarEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContaPagarEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContaPagar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"descricaoConta"}},{"kind":"Field","name":{"kind":"Name","value":"valorConta"}},{"kind":"Field","name":{"kind":"Name","value":"dataVencimentoConta"}},{"kind":"Field","name":{"kind":"Name","value":"idCentroCusto"}},{"kind":"Field","name":{"kind":"Name","value":"centroCusto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsavelUsuarioConta"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serie"}},{"kind":"Field","name":{"kind":"Name","value":"totalParcelas"}},{"kind":"Field","name":{"kind":"Name","value":"repete"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<AtualizarContaPagarMutation, AtualizarContaPagarMutationVariables>;
export const useContaPagarParaEditarQuery = (options: useQuery.Options<ContaPagarParaEditarQuery, ContaPagarParaEditarQueryVariables> | SkipToken): useQuery.Result<ContaPagarParaEditarQuery, ContaPagarParaEditarQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(ContaPagarParaEditarDocument, options as never) as never
export const useCriarContaPagarMutation = (options?: useMutation.Options<CriarContaPagarMutation, CriarContaPagarMutationVariables>): useMutation.ResultTuple<CriarContaPagarMutation, CriarContaPagarMutationVariables> => useMutation(CriarContaPagarDocument, options as never) as never
export const useAtualizarContaPagarMutation = (options?: useMutation.Options<AtualizarContaPagarMutation, AtualizarContaPagarMutationVariables>): useMutation.ResultTuple<AtualizarContaPagarMutation, AtualizarContaPagarMutationVariables> => useMutation(AtualizarContaPagarDocument, options as never) as never