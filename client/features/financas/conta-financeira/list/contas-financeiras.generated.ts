/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Campos pelos quais a lista pode ser ordenada. */
export type ContaFinanceiraCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Nome. */
  | 'nome'
  /** Espécie. */
  | 'tipo';

/** Filtro da lista de contas financeiras. */
export type ContaFinanceiraFiltro = {
  /** Verdadeiro: só as ativas; falso: só as desativadas. */
  ativa?: boolean | null | undefined;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: boolean | null | undefined;
  /** Espécie: caixa, banco, poupanca, aplicacao ou pix. */
  tipo?: string | null | undefined;
};

/** Ordem de uma lista de ContaFinanceira. */
export type ContaFinanceiraOrdem = {
  /** Campo. */
  campo: ContaFinanceiraCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Sentido da ordenação. */
export type Direcao =
  /** Crescente. */
  | 'ASC'
  /** Decrescente. */
  | 'DESC';

export type ContaFinanceiraLinhaFragment = { id: number, uuid: string, idCliente: number, nome: string, tipo: string, nomeTipo: string, banco: string | null, agencia: string | null, numero: string | null, saldo: string | null, ativa: boolean, padrao: boolean, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string> };

export type ContasFinanceirasQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.ContaFinanceiraOrdem | null | undefined;
  filtro?: Types.ContaFinanceiraFiltro | null | undefined;
  idCliente?: number | null | undefined;
}>;


export type ContasFinanceirasQuery = { contasFinanceiras: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, nome: string, tipo: string, nomeTipo: string, banco: string | null, agencia: string | null, numero: string | null, saldo: string | null, ativa: boolean, padrao: boolean, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string> }> } };

export type AtivarContaFinanceiraMutationVariables = Exact<{
  id: string | number;
}>;


export type AtivarContaFinanceiraMutation = { ativarContaFinanceira: { id: number, uuid: string, idCliente: number, nome: string, tipo: string, nomeTipo: string, banco: string | null, agencia: string | null, numero: string | null, saldo: string | null, ativa: boolean, padrao: boolean, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type DesativarContaFinanceiraMutationVariables = Exact<{
  id: string | number;
}>;


export type DesativarContaFinanceiraMutation = { desativarContaFinanceira: { id: number, uuid: string, idCliente: number, nome: string, tipo: string, nomeTipo: string, banco: string | null, agencia: string | null, numero: string | null, saldo: string | null, ativa: boolean, padrao: boolean, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type TornarContaFinanceiraPadraoMutationVariables = Exact<{
  id: string | number;
}>;


export type TornarContaFinanceiraPadraoMutation = { tornarContaFinanceiraPadrao: { id: number, uuid: string, idCliente: number, nome: string, tipo: string, nomeTipo: string, banco: string | null, agencia: string | null, numero: string | null, saldo: string | null, ativa: boolean, padrao: boolean, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type ExcluirContaFinanceiraMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirContaFinanceiraMutation = { excluirContaFinanceira: { message: string } };

export type RestaurarContaFinanceiraMutationVariables = Exact<{
  id: string | number;
}>;


export type RestaurarContaFinanceiraMutation = { restaurarContaFinanceira: { id: number, uuid: string, idCliente: number, nome: string, tipo: string, nomeTipo: string, banco: string | null, agencia: string | null, numero: string | null, saldo: string | null, ativa: boolean, padrao: boolean, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export const ContaFinanceiraLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContaFinanceiraLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContaFinanceira"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"nomeTipo"}},{"kind":"Field","name":{"kind":"Name","value":"banco"}},{"kind":"Field","name":{"kind":"Name","value":"agencia"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"saldo"}},{"kind":"Field","name":{"kind":"Name","value":"ativa"}},{"kind":"Field","name":{"kind":"Name","value":"padrao"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<ContaFinanceiraLinhaFragment, unknown>;
export const ContasFinanceirasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContasFinanceiras"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContaFinanceiraOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContaFinanceiraFiltro"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contasFinanceiras"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContaFinanceiraLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContaFinanceiraLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContaFinanceira"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"nomeTipo"}},{"kind":"Field","name":{"kind":"Name","value":"banco"}},{"kind":"Field","name":{"kind":"Name","value":"agencia"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"saldo"}},{"kind":"Field","name":{"kind":"Name","value":"ativa"}},{"kind":"Field","name":{"kind":"Name","value":"padrao"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<ContasFinanceirasQuery, ContasFinanceirasQueryVariables>;
export const AtivarContaFinanceiraDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtivarContaFinanceira"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ativarContaFinanceira"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContaFinanceiraLinha"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContaFinanceiraLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContaFinanceira"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"nomeTipo"}},{"kind":"Field","name":{"kind":"Name","value":"banco"}},{"kind":"Field","name":{"kind":"Name","value":"agencia"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"saldo"}},{"kind":"Field","name":{"kind":"Name","value":"ativa"}},{"kind":"Field","name":{"kind":"Name","value":"padrao"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<AtivarContaFinanceiraMutation, AtivarContaFinanceiraMutationVariables>;
export const DesativarContaFinanceiraDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DesativarContaFinanceira"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"desativarContaFinanceira"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContaFinanceiraLinha"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContaFinanceiraLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContaFinanceira"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"nomeTipo"}},{"kind":"Field","name":{"kind":"Name","value":"banco"}},{"kind":"Field","name":{"kind":"Name","value":"agencia"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"saldo"}},{"kind":"Field","name":{"kind":"Name","value":"ativa"}},{"kind":"Field","name":{"kind":"Name","value":"padrao"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<DesativarContaFinanceiraMutation, DesativarContaFinanceiraMutationVariables>;
export const TornarContaFinanceiraPadraoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TornarContaFinanceiraPadrao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tornarContaFinanceiraPadrao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContaFinanceiraLinha"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContaFinanceiraLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContaFinanceira"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"nomeTipo"}},{"kind":"Field","name":{"kind":"Name","value":"banco"}},{"kind":"Field","name":{"kind":"Name","value":"agencia"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"saldo"}},{"kind":"Field","name":{"kind":"Name","value":"ativa"}},{"kind":"Field","name":{"kind":"Name","value":"padrao"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<TornarContaFinanceiraPadraoMutation, TornarContaFinanceiraPadraoMutationVariables>;
export const ExcluirContaFinanceiraDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirContaFinanceira"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirContaFinanceira"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirContaFinanceiraMutation, ExcluirContaFinanceiraMutationVariables>;
export const RestaurarContaFinanceiraDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarContaFinanceira"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarContaFinanceira"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContaFinanceiraLinha"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContaFinanceiraLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContaFinanceira"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"nomeTipo"}},{"kind":"Field","name":{"kind":"Name","value":"banco"}},{"kind":"Field","name":{"kind":"Name","value":"agencia"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"saldo"}},{"kind":"Field","name":{"kind":"Name","value":"ativa"}},{"kind":"Field","name":{"kind":"Name","value":"padrao"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<RestaurarContaFinanceiraMutation, RestaurarContaFinanceiraMutationVariables>;
export const useContasFinanceirasQuery = (options?: useQuery.Options<ContasFinanceirasQuery, ContasFinanceirasQueryVariables> | SkipToken): useQuery.Result<ContasFinanceirasQuery, ContasFinanceirasQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(ContasFinanceirasDocument, options as never) as never
export const useAtivarContaFinanceiraMutation = (options?: useMutation.Options<AtivarContaFinanceiraMutation, AtivarContaFinanceiraMutationVariables>): useMutation.ResultTuple<AtivarContaFinanceiraMutation, AtivarContaFinanceiraMutationVariables> => useMutation(AtivarContaFinanceiraDocument, options as never) as never
export const useDesativarContaFinanceiraMutation = (options?: useMutation.Options<DesativarContaFinanceiraMutation, DesativarContaFinanceiraMutationVariables>): useMutation.ResultTuple<DesativarContaFinanceiraMutation, DesativarContaFinanceiraMutationVariables> => useMutation(DesativarContaFinanceiraDocument, options as never) as never
export const useTornarContaFinanceiraPadraoMutation = (options?: useMutation.Options<TornarContaFinanceiraPadraoMutation, TornarContaFinanceiraPadraoMutationVariables>): useMutation.ResultTuple<TornarContaFinanceiraPadraoMutation, TornarContaFinanceiraPadraoMutationVariables> => useMutation(TornarContaFinanceiraPadraoDocument, options as never) as never
export const useExcluirContaFinanceiraMutation = (options?: useMutation.Options<ExcluirContaFinanceiraMutation, ExcluirContaFinanceiraMutationVariables>): useMutation.ResultTuple<ExcluirContaFinanceiraMutation, ExcluirContaFinanceiraMutationVariables> => useMutation(ExcluirContaFinanceiraDocument, options as never) as never
export const useRestaurarContaFinanceiraMutation = (options?: useMutation.Options<RestaurarContaFinanceiraMutation, RestaurarContaFinanceiraMutationVariables>): useMutation.ResultTuple<RestaurarContaFinanceiraMutation, RestaurarContaFinanceiraMutationVariables> => useMutation(RestaurarContaFinanceiraDocument, options as never) as never