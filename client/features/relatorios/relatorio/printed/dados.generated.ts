/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
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

export type DadosRelatorioQueryVariables = Exact<{
  input: Types.GerarRelatorioInput;
  idCliente?: number | null | undefined;
}>;


export type DadosRelatorioQuery = { dadosRelatorio: { titulo: string, igreja: string, logoUrl: string | null, detalhes: Array<string>, geradoPor: string, geradoEm: string, resumo: Array<{ rotulo: string, texto: string }>, secoes: Array<{ titulo: string | null, novaPagina: boolean | null, nota: string | null, grafico: { series: Array<string>, pontos: Array<{ rotulo: string, valores: Array<string> }> } | null, tabela: { total: Array<string> | null, vazio: string, colunas: Array<{ titulo: string, numero: boolean }>, grupos: Array<{ titulo: string | null, linhas: Array<Array<string>>, subtotal: Array<string> | null }> } | null }> } };


export const DadosRelatorioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DadosRelatorio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GerarRelatorioInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dadosRelatorio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"igreja"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"detalhes"}},{"kind":"Field","name":{"kind":"Name","value":"resumo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotulo"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secoes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"novaPagina"}},{"kind":"Field","name":{"kind":"Name","value":"nota"}},{"kind":"Field","name":{"kind":"Name","value":"grafico"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"series"}},{"kind":"Field","name":{"kind":"Name","value":"pontos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotulo"}},{"kind":"Field","name":{"kind":"Name","value":"valores"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tabela"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"colunas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grupos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"linhas"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"vazio"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"geradoPor"}},{"kind":"Field","name":{"kind":"Name","value":"geradoEm"}}]}}]}}]} as unknown as DocumentNode<DadosRelatorioQuery, DadosRelatorioQueryVariables>;
export const useDadosRelatorioQuery = (options: useQuery.Options<DadosRelatorioQuery, DadosRelatorioQueryVariables> | SkipToken): useQuery.Result<DadosRelatorioQuery, DadosRelatorioQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(DadosRelatorioDocument, options as never) as never