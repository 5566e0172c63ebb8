/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de uma saída. */
export type SaidaInput = {
  /** Categoria: 1 Salários, 2 Manutenção, 3 Materiais, 4 Conta, 5 Outros. */
  categoria: number;
  /** Data em que o dinheiro saiu; o mês não pode estar fechado. */
  data: string;
  /** Descrição, até 255 caracteres. */
  descricao: string;
  /** Centro de custo, por número ou uuid. */
  idCentroCusto?: string | number | null | undefined;
  /** Valor em reais, maior que zero. */
  valor: string;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type SaidaEdicaoFragment = { id: number, uuid: string, descricao: string, data: string, categoria: number, valor: string, idCliente: number, idCentroCusto: number | null, versao: number, centroCusto: { id: number, uuid: string, nome: string } | null };

export type SaidaParaEditarQueryVariables = Exact<{
  id: string | number;
}>;


export type SaidaParaEditarQuery = { saida: { id: number, uuid: string, descricao: string, data: string, categoria: number, valor: string, idCliente: number, idCentroCusto: number | null, versao: number, centroCusto: { id: number, uuid: string, nome: string } | null } };

export type CriarSaidaMutationVariables = Exact<{
  input: Types.SaidaInput;
  idCliente?: number | null | undefined;
}>;


export type CriarSaidaMutation = { criarSaida: { id: number, uuid: string, descricao: string, data: string, categoria: number, valor: string, idCliente: number, idCentroCusto: number | null, versao: number, centroCusto: { id: number, uuid: string, nome: string } | null } };

export type AtualizarSaidaMutationVariables = Exact<{
  id: string | number;
  input: Types.SaidaInput;
}>;


export type AtualizarSaidaMutation = { atualizarSaida: { id: number, uuid: string, descricao: string, data: string, categoria: number, valor: string, idCliente: number, idCentroCusto: number | null, versao: number, centroCusto: { id: number, uuid: string, nome: string } | null } };

export const SaidaEdicaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaidaEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Saida"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"categoria"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idCentroCusto"}},{"kind":"Field","name":{"kind":"Name","value":"centroCusto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<SaidaEdicaoFragment, unknown>;
export const SaidaParaEditarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SaidaParaEditar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saida"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaidaEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaidaEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Saida"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"categoria"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idCentroCusto"}},{"kind":"Field","name":{"kind":"Name","value":"centroCusto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<SaidaParaEditarQuery, SaidaParaEditarQueryVariables>;
export const CriarSaidaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarSaida"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaidaInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarSaida"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaidaEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaidaEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Saida"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"categoria"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idCentroCusto"}},{"kind":"Field","name":{"kind":"Name","value":"centroCusto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<CriarSaidaMutation, CriarSaidaMutationVariables>;
export const AtualizarSaidaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarSaida"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaidaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarSaida"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaidaEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaidaEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Saida"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"categoria"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idCentroCusto"}},{"kind":"Field","name":{"kind":"Name","value":"centroCusto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<AtualizarSaidaMutation, AtualizarSaidaMutationVariables>;
export const useSaidaParaEditarQuery = (options: useQuery.Options<SaidaParaEditarQuery, SaidaParaEditarQueryVariables> | SkipToken): useQuery.Result<SaidaParaEditarQuery, SaidaParaEditarQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(SaidaParaEditarDocument, options as never) as never
export const useCriarSaidaMutation = (options?: useMutation.Options<CriarSaidaMutation, CriarSaidaMutationVariables>): useMutation.ResultTuple<CriarSaidaMutation, CriarSaidaMutationVariables> => useMutation(CriarSaidaDocument, options as never) as never
export const useAtualizarSaidaMutation = (options?: useMutation.Options<AtualizarSaidaMutation, AtualizarSaidaMutationVariables>): useMutation.ResultTuple<AtualizarSaidaMutation, AtualizarSaidaMutationVariables> => useMutation(AtualizarSaidaDocument, options as never) as never