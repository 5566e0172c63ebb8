/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de uma entrada. */
export type EntradaInput = {
  /** Categoria: 1 Dízimo, 2 Oferta, 3 Doação, 4 Conta, 5 Outros. */
  categoria: number;
  /** Data em que o dinheiro chegou; o mês não pode estar fechado. */
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

export type EntradaEdicaoFragment = { id: number, uuid: string, descricao: string, data: string, categoria: number, valor: string, idCliente: number, idCentroCusto: number | null, versao: number, centroCusto: { id: number, uuid: string, nome: string } | null };

export type EntradaParaEditarQueryVariables = Exact<{
  id: string | number;
}>;


export type EntradaParaEditarQuery = { entrada: { id: number, uuid: string, descricao: string, data: string, categoria: number, valor: string, idCliente: number, idCentroCusto: number | null, versao: number, centroCusto: { id: number, uuid: string, nome: string } | null } };

export type CriarEntradaMutationVariables = Exact<{
  input: Types.EntradaInput;
  idCliente?: number | null | undefined;
}>;


export type CriarEntradaMutation = { criarEntrada: { id: number, uuid: string, descricao: string, data: string, categoria: number, valor: string, idCliente: number, idCentroCusto: number | null, versao: number, centroCusto: { id: number, uuid: string, nome: string } | null } };

export type AtualizarEntradaMutationVariables = Exact<{
  id: string | number;
  input: Types.EntradaInput;
}>;


export type AtualizarEntradaMutation = { atualizarEntrada: { id: number, uuid: string, descricao: string, data: string, categoria: number, valor: string, idCliente: number, idCentroCusto: number | null, versao: number, centroCusto: { id: number, uuid: string, nome: string } | null } };

export const EntradaEdicaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntradaEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Entrada"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"categoria"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idCentroCusto"}},{"kind":"Field","name":{"kind":"Name","value":"centroCusto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<EntradaEdicaoFragment, unknown>;
export const EntradaParaEditarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EntradaParaEditar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entrada"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntradaEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntradaEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Entrada"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"categoria"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idCentroCusto"}},{"kind":"Field","name":{"kind":"Name","value":"centroCusto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<EntradaParaEditarQuery, EntradaParaEditarQueryVariables>;
export const CriarEntradaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarEntrada"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntradaInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarEntrada"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntradaEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntradaEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Entrada"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"categoria"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idCentroCusto"}},{"kind":"Field","name":{"kind":"Name","value":"centroCusto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<CriarEntradaMutation, CriarEntradaMutationVariables>;
export const AtualizarEntradaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarEntrada"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntradaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarEntrada"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntradaEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntradaEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Entrada"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"categoria"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idCentroCusto"}},{"kind":"Field","name":{"kind":"Name","value":"centroCusto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<AtualizarEntradaMutation, AtualizarEntradaMutationVariables>;
export const useEntradaParaEditarQuery = (options: useQuery.Options<EntradaParaEditarQuery, EntradaParaEditarQueryVariables> | SkipToken): useQuery.Result<EntradaParaEditarQuery, EntradaParaEditarQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(EntradaParaEditarDocument, options as never) as never
export const useCriarEntradaMutation = (options?: useMutation.Options<CriarEntradaMutation, CriarEntradaMutationVariables>): useMutation.ResultTuple<CriarEntradaMutation, CriarEntradaMutationVariables> => useMutation(CriarEntradaDocument, options as never) as never
export const useAtualizarEntradaMutation = (options?: useMutation.Options<AtualizarEntradaMutation, AtualizarEntradaMutationVariables>): useMutation.ResultTuple<AtualizarEntradaMutation, AtualizarEntradaMutationVariables> => useMutation(AtualizarEntradaDocument, options as never) as never