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
  /** Categoria ativa do plano de contas, por número ou uuid: a do lançamento, quando se encerra. */
  idCategoria?: string | number | null | undefined;
  /** Centro de custo ativado, por número ou uuid. */
  idCentroCusto: string | number;
  /** Fornecedor ativo, por número ou uuid; só de uma conta a pagar. */
  idFornecedor?: string | number | null | undefined;
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
  /** Categoria ativa do plano de contas, por número ou uuid: a do lançamento, quando se encerra. */
  idCategoria?: string | number | null | undefined;
  /** Centro de custo ativado, por número ou uuid. */
  idCentroCusto: string | number;
  /** Fornecedor ativo, por número ou uuid; só de uma conta a pagar. */
  idFornecedor?: string | number | null | undefined;
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

export type ContaReceberEdicaoFragment = { id: number, uuid: string, idCliente: number, descricaoConta: string, valorConta: string, dataVencimentoConta: string, idCategoria: number | null, idCentroCusto: number, responsavelUsuarioConta: number | null, serie: string | null, totalParcelas: number | null, repete: boolean, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string>, centroCusto: { id: number, uuid: string, nome: string } | null, responsavel: { id: number, uuid: string, name: string, email: string | null } | null };

export type ContaReceberParaEditarQueryVariables = Exact<{
  id: string | number;
}>;


export type ContaReceberParaEditarQuery = { contaReceber: { id: number, uuid: string, idCliente: number, descricaoConta: string, valorConta: string, dataVencimentoConta: string, idCategoria: number | null, idCentroCusto: number, responsavelUsuarioConta: number | null, serie: string | null, totalParcelas: number | null, repete: boolean, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string>, centroCusto: { id: number, uuid: string, nome: string } | null, responsavel: { id: number, uuid: string, name: string, email: string | null } | null } };

export type CriarContaReceberMutationVariables = Exact<{
  input: Types.NovaContaInput;
  idCliente?: number | null | undefined;
}>;


export type CriarContaReceberMutation = { criarContaReceber: { id: number, uuid: string, idCliente: number, descricaoConta: string, valorConta: string, dataVencimentoConta: string, idCategoria: number | null, idCentroCusto: number, responsavelUsuarioConta: number | null, serie: string | null, totalParcelas: number | null, repete: boolean, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string>, centroCusto: { id: number, uuid: string, nome: string } | null, responsavel: { id: number, uuid: string, name: string, email: string | null } | null } };

export type AtualizarContaReceberMutationVariables = Exact<{
  id: string | number;
  input: Types.ContaInput;
}>;


export type AtualizarContaReceberMutation = { atualizarContaReceber: { id: number, uuid: string, idCliente: number, descricaoConta: string, valorConta: string, dataVencimentoConta: string, idCategoria: number | null, idCentroCusto: number, responsavelUsuarioConta: number | null, serie: string | null, totalParcelas: number | null, repete: boolean, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string>, centroCusto: { id: number, uuid: string, nome: string } | null, responsavel: { id: number, uuid: string, name: string, email: string | null } | null } };

export const ContaReceberEdicaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContaReceberEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContaReceber"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"descricaoConta"}},{"kind":"Field","name":{"kind":"Name","value":"valorConta"}},{"kind":"Field","name":{"kind":"Name","value":"dataVencimentoConta"}},{"kind":"Field","name":{"kind":"Name","value":"idCategoria"}},{"kind":"Field","name":{"kind":"Name","value":"idCentroCusto"}},{"kind":"Field","name":{"kind":"Name","value":"centroCusto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsavelUsuarioConta"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serie"}},{"kind":"Field","name":{"kind":"Name","value":"totalParcelas"}},{"kind":"Field","name":{"kind":"Name","value":"repete"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<ContaReceberEdicaoFragment, unknown>;
export const ContaReceberParaEditarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContaReceberParaEditar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contaReceber"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContaReceberEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContaReceberEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContaReceber"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"descricaoConta"}},{"kind":"Field","name":{"kind":"Name","value":"valorConta"}},{"kind":"Field","name":{"kind":"Name","value":"dataVencimentoConta"}},{"kind":"Field","name":{"kind":"Name","value":"idCategoria"}},{"kind":"Field","name":{"kind":"Name","value":"idCentroCusto"}},{"kind":"Field","name":{"kind":"Name","value":"centroCusto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsavelUsuarioConta"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serie"}},{"kind":"Field","name":{"kind":"Name","value":"totalParcelas"}},{"kind":"Field","name":{"kind":"Name","value":"repete"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<ContaReceberParaEditarQuery, ContaReceberParaEditarQueryVariables>;
export const CriarContaReceberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarContaReceber"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NovaContaInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarContaReceber"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContaReceberEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContaReceberEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContaReceber"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"descricaoConta"}},{"kind":"Field","name":{"kind":"Name","value":"valorConta"}},{"kind":"Field","name":{"kind":"Name","value":"dataVencimentoConta"}},{"kind":"Field","name":{"kind":"Name","value":"idCategoria"}},{"kind":"Field","name":{"kind":"Name","value":"idCentroCusto"}},{"kind":"Field","name":{"kind":"Name","value":"centroCusto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsavelUsuarioConta"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serie"}},{"kind":"Field","name":{"kind":"Name","value":"totalParcelas"}},{"kind":"Field","name":{"kind":"Name","value":"repete"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<CriarContaReceberMutation, CriarContaReceberMutationVariables>;
export const AtualizarContaReceberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarContaReceber"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarContaReceber"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContaReceberEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContaReceberEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContaReceber"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"descricaoConta"}},{"kind":"Field","name":{"kind":"Name","value":"valorConta"}},{"kind":"Field","name":{"kind":"Name","value":"dataVencimentoConta"}},{"kind":"Field","name":{"kind":"Name","value":"idCategoria"}},{"kind":"Field","name":{"kind":"Name","value":"idCentroCusto"}},{"kind":"Field","name":{"kind":"Name","value":"centroCusto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsavelUsuarioConta"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serie"}},{"kind":"Field","name":{"kind":"Name","value":"totalParcelas"}},{"kind":"Field","name":{"kind":"Name","value":"repete"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<AtualizarContaReceberMutation, AtualizarContaReceberMutationVariables>;
export const useContaReceberParaEditarQuery = (options: useQuery.Options<ContaReceberParaEditarQuery, ContaReceberParaEditarQueryVariables> | SkipToken): useQuery.Result<ContaReceberParaEditarQuery, ContaReceberParaEditarQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(ContaReceberParaEditarDocument, options as never) as never
export const useCriarContaReceberMutation = (options?: useMutation.Options<CriarContaReceberMutation, CriarContaReceberMutationVariables>): useMutation.ResultTuple<CriarContaReceberMutation, CriarContaReceberMutationVariables> => useMutation(CriarContaReceberDocument, options as never) as never
export const useAtualizarContaReceberMutation = (options?: useMutation.Options<AtualizarContaReceberMutation, AtualizarContaReceberMutationVariables>): useMutation.ResultTuple<AtualizarContaReceberMutation, AtualizarContaReceberMutationVariables> => useMutation(AtualizarContaReceberDocument, options as never) as never