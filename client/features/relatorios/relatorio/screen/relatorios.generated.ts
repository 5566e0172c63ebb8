/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** O que gerar. Sem datas, o mês presente. */
export type GerarRelatorioInput = {
  /** Último dia. */
  dataFinal?: string | null | undefined;
  /** Primeiro dia. */
  dataInicial?: string | null | undefined;
  /** Categoria, por número ou uuid: em razao, o dela. */
  idCategoria?: string | number | null | undefined;
  /** Célula, por número ou uuid. */
  idCelula?: string | number | null | undefined;
  /** Centro de custo, por número ou uuid: em execucao-orcamentaria, o previsto e o realizado dele. */
  idCentroCusto?: string | number | null | undefined;
  /** Conta financeira, por número ou uuid: em financas, o extrato dela. */
  idContaFinanceira?: string | number | null | undefined;
  /** Departamento, por número ou uuid. */
  idDepartamento?: string | number | null | undefined;
  /** Evento, por número ou uuid. */
  idEvento?: string | number | null | undefined;
  /** Pessoa, por número ou uuid. */
  idUsuario?: string | number | null | undefined;
  /** mensal, trimestral ou semestral: amplia as datas a meses, trimestres ou semestres inteiros. */
  periodo?: string | null | undefined;
  /** Tipo, como em tiposRelatorio. */
  tipo: string;
};

export type RelatorioAndamentoFragment = { id: number, uuid: string, tipo: string, titulo: string, descricao: string, status: string, progresso: number, motivo: string | null, createdAt: string };

export type TipoDeRelatorioFragment = { tipo: string, titulo: string, filtro: string | null, obrigatorio: boolean | null, registro: string | null };

export type RelatoriosQueryVariables = Exact<{ [key: string]: never; }>;


export type RelatoriosQuery = { tiposRelatorio: Array<{ tipo: string, titulo: string, filtro: string | null, obrigatorio: boolean | null, registro: string | null }>, relatoriosRecentes: Array<{ id: number, uuid: string, tipo: string, titulo: string, descricao: string, status: string, progresso: number, motivo: string | null, createdAt: string }> };

export type TiposRelatorioQueryVariables = Exact<{ [key: string]: never; }>;


export type TiposRelatorioQuery = { tiposRelatorio: Array<{ tipo: string, titulo: string, filtro: string | null, obrigatorio: boolean | null, registro: string | null }> };

export type AndamentoRelatorioQueryVariables = Exact<{
  id: string | number;
}>;


export type AndamentoRelatorioQuery = { relatorio: { url: string | null, id: number, uuid: string, tipo: string, titulo: string, descricao: string, status: string, progresso: number, motivo: string | null, createdAt: string } };

export type GerarRelatorioMutationVariables = Exact<{
  input: Types.GerarRelatorioInput;
  idCliente?: number | null | undefined;
}>;


export type GerarRelatorioMutation = { gerarRelatorio: { id: number, uuid: string, tipo: string, titulo: string, descricao: string, status: string, progresso: number, motivo: string | null, createdAt: string } };

export type RepetirRelatorioMutationVariables = Exact<{
  id: string | number;
}>;


export type RepetirRelatorioMutation = { repetirRelatorio: { id: number, uuid: string, tipo: string, titulo: string, descricao: string, status: string, progresso: number, motivo: string | null, createdAt: string } };

export const RelatorioAndamentoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatorioAndamento"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Relatorio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progresso"}},{"kind":"Field","name":{"kind":"Name","value":"motivo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RelatorioAndamentoFragment, unknown>;
export const TipoDeRelatorioFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TipoDeRelatorio"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TipoRelatorio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"filtro"}},{"kind":"Field","name":{"kind":"Name","value":"obrigatorio"}},{"kind":"Field","name":{"kind":"Name","value":"registro"}}]}}]} as unknown as DocumentNode<TipoDeRelatorioFragment, unknown>;
export const RelatoriosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Relatorios"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tiposRelatorio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TipoDeRelatorio"}}]}},{"kind":"Field","name":{"kind":"Name","value":"relatoriosRecentes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatorioAndamento"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TipoDeRelatorio"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TipoRelatorio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"filtro"}},{"kind":"Field","name":{"kind":"Name","value":"obrigatorio"}},{"kind":"Field","name":{"kind":"Name","value":"registro"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatorioAndamento"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Relatorio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progresso"}},{"kind":"Field","name":{"kind":"Name","value":"motivo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RelatoriosQuery, RelatoriosQueryVariables>;
export const TiposRelatorioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TiposRelatorio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tiposRelatorio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TipoDeRelatorio"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TipoDeRelatorio"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TipoRelatorio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"filtro"}},{"kind":"Field","name":{"kind":"Name","value":"obrigatorio"}},{"kind":"Field","name":{"kind":"Name","value":"registro"}}]}}]} as unknown as DocumentNode<TiposRelatorioQuery, TiposRelatorioQueryVariables>;
export const AndamentoRelatorioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AndamentoRelatorio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relatorio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatorioAndamento"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatorioAndamento"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Relatorio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progresso"}},{"kind":"Field","name":{"kind":"Name","value":"motivo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AndamentoRelatorioQuery, AndamentoRelatorioQueryVariables>;
export const GerarRelatorioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GerarRelatorio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GerarRelatorioInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gerarRelatorio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatorioAndamento"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatorioAndamento"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Relatorio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progresso"}},{"kind":"Field","name":{"kind":"Name","value":"motivo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<GerarRelatorioMutation, GerarRelatorioMutationVariables>;
export const RepetirRelatorioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RepetirRelatorio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repetirRelatorio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatorioAndamento"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatorioAndamento"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Relatorio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progresso"}},{"kind":"Field","name":{"kind":"Name","value":"motivo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RepetirRelatorioMutation, RepetirRelatorioMutationVariables>;
export const useRelatoriosQuery = (options?: useQuery.Options<RelatoriosQuery, RelatoriosQueryVariables> | SkipToken): useQuery.Result<RelatoriosQuery, RelatoriosQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(RelatoriosDocument, options as never) as never
export const useTiposRelatorioQuery = (options?: useQuery.Options<TiposRelatorioQuery, TiposRelatorioQueryVariables> | SkipToken): useQuery.Result<TiposRelatorioQuery, TiposRelatorioQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(TiposRelatorioDocument, options as never) as never
export const useAndamentoRelatorioQuery = (options: useQuery.Options<AndamentoRelatorioQuery, AndamentoRelatorioQueryVariables> | SkipToken): useQuery.Result<AndamentoRelatorioQuery, AndamentoRelatorioQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(AndamentoRelatorioDocument, options as never) as never
export const useGerarRelatorioMutation = (options?: useMutation.Options<GerarRelatorioMutation, GerarRelatorioMutationVariables>): useMutation.ResultTuple<GerarRelatorioMutation, GerarRelatorioMutationVariables> => useMutation(GerarRelatorioDocument, options as never) as never
export const useRepetirRelatorioMutation = (options?: useMutation.Options<RepetirRelatorioMutation, RepetirRelatorioMutationVariables>): useMutation.ResultTuple<RepetirRelatorioMutation, RepetirRelatorioMutationVariables> => useMutation(RepetirRelatorioDocument, options as never) as never