/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Campos pelos quais a lista pode ser ordenada. */
export type CentroCustoCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Título do departamento. */
  | 'departamento'
  /** Nome. */
  | 'nome'
  /** Status. */
  | 'status';

/** Filtro da lista de centros de custo. */
export type CentroCustoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: boolean | null | undefined;
  /** 1: só os ativados; 0: só os desativados. */
  status?: number | null | undefined;
};

/** Ordem de uma lista de CentroCusto. */
export type CentroCustoOrdem = {
  /** Campo. */
  campo: CentroCustoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Sentido da ordenação. */
export type Direcao =
  /** Crescente. */
  | 'ASC'
  /** Decrescente. */
  | 'DESC';

export type CentroCustoLinhaFragment = { id: number, uuid: string, idCliente: number, nome: string, descricao: string | null, status: number, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, departamento: { id: number, uuid: string, tituloDepartamento: string } | null };

export type CentrosCustoQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.CentroCustoOrdem | null | undefined;
  filtro?: Types.CentroCustoFiltro | null | undefined;
  idCliente?: number | null | undefined;
}>;


export type CentrosCustoQuery = { centrosCusto: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, nome: string, descricao: string | null, status: number, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, departamento: { id: number, uuid: string, tituloDepartamento: string } | null }> } };

export type AtivarCentroCustoMutationVariables = Exact<{
  id: string | number;
}>;


export type AtivarCentroCustoMutation = { ativarCentroCusto: { id: number, uuid: string, idCliente: number, nome: string, descricao: string | null, status: number, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, departamento: { id: number, uuid: string, tituloDepartamento: string } | null } };

export type DesativarCentroCustoMutationVariables = Exact<{
  id: string | number;
}>;


export type DesativarCentroCustoMutation = { desativarCentroCusto: { id: number, uuid: string, idCliente: number, nome: string, descricao: string | null, status: number, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, departamento: { id: number, uuid: string, tituloDepartamento: string } | null } };

export type ExcluirCentroCustoMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirCentroCustoMutation = { excluirCentroCusto: { message: string } };

export type RestaurarCentroCustoMutationVariables = Exact<{
  id: string | number;
}>;


export type RestaurarCentroCustoMutation = { restaurarCentroCusto: { id: number, uuid: string, idCliente: number, nome: string, descricao: string | null, status: number, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, departamento: { id: number, uuid: string, tituloDepartamento: string } | null } };

export const CentroCustoLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CentroCustoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CentroCusto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"departamento"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tituloDepartamento"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<CentroCustoLinhaFragment, unknown>;
export const CentrosCustoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CentrosCusto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CentroCustoOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CentroCustoFiltro"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centrosCusto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CentroCustoLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CentroCustoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CentroCusto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"departamento"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tituloDepartamento"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<CentrosCustoQuery, CentrosCustoQueryVariables>;
export const AtivarCentroCustoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtivarCentroCusto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ativarCentroCusto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CentroCustoLinha"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CentroCustoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CentroCusto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"departamento"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tituloDepartamento"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<AtivarCentroCustoMutation, AtivarCentroCustoMutationVariables>;
export const DesativarCentroCustoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DesativarCentroCusto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"desativarCentroCusto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CentroCustoLinha"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CentroCustoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CentroCusto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"departamento"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tituloDepartamento"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<DesativarCentroCustoMutation, DesativarCentroCustoMutationVariables>;
export const ExcluirCentroCustoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirCentroCusto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirCentroCusto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirCentroCustoMutation, ExcluirCentroCustoMutationVariables>;
export const RestaurarCentroCustoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarCentroCusto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarCentroCusto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CentroCustoLinha"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CentroCustoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CentroCusto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"departamento"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tituloDepartamento"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<RestaurarCentroCustoMutation, RestaurarCentroCustoMutationVariables>;
export const useCentrosCustoQuery = (options?: useQuery.Options<CentrosCustoQuery, CentrosCustoQueryVariables> | SkipToken): useQuery.Result<CentrosCustoQuery, CentrosCustoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(CentrosCustoDocument, options as never) as never
export const useAtivarCentroCustoMutation = (options?: useMutation.Options<AtivarCentroCustoMutation, AtivarCentroCustoMutationVariables>): useMutation.ResultTuple<AtivarCentroCustoMutation, AtivarCentroCustoMutationVariables> => useMutation(AtivarCentroCustoDocument, options as never) as never
export const useDesativarCentroCustoMutation = (options?: useMutation.Options<DesativarCentroCustoMutation, DesativarCentroCustoMutationVariables>): useMutation.ResultTuple<DesativarCentroCustoMutation, DesativarCentroCustoMutationVariables> => useMutation(DesativarCentroCustoDocument, options as never) as never
export const useExcluirCentroCustoMutation = (options?: useMutation.Options<ExcluirCentroCustoMutation, ExcluirCentroCustoMutationVariables>): useMutation.ResultTuple<ExcluirCentroCustoMutation, ExcluirCentroCustoMutationVariables> => useMutation(ExcluirCentroCustoDocument, options as never) as never
export const useRestaurarCentroCustoMutation = (options?: useMutation.Options<RestaurarCentroCustoMutation, RestaurarCentroCustoMutationVariables>): useMutation.ResultTuple<RestaurarCentroCustoMutation, RestaurarCentroCustoMutationVariables> => useMutation(RestaurarCentroCustoDocument, options as never) as never