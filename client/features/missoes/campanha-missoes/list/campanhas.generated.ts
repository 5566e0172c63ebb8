/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Campos pelos quais a lista pode ser ordenada. */
export type CampanhaMissoesCampo =
  /** Alvo. */
  | 'alvoCampanha'
  /** Data do cadastro. */
  | 'createdAt'
  /** Último dia. */
  | 'dataFim'
  /** Primeiro dia. */
  | 'dataInicio'
  /** Nome. */
  | 'nomeCampanha'
  /** Status. */
  | 'statusCampanha';

/** Filtro da lista de campanhas de missões. */
export type CampanhaMissoesFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: boolean | null | undefined;
  /** Status: ativa, concluida ou cancelada. */
  statusCampanha?: string | null | undefined;
  /** Tipo: estadual, nacional ou mundial. */
  tipoCampanha?: string | null | undefined;
};

/** Ordem de uma lista de CampanhaMissoes. */
export type CampanhaMissoesOrdem = {
  /** Campo. */
  campo: CampanhaMissoesCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Sentido da ordenação. */
export type Direcao =
  /** Crescente. */
  | 'ASC'
  /** Decrescente. */
  | 'DESC';

export type CampanhaMissoesLinhaFragment = { id: number, uuid: string, idCliente: number, nomeCampanha: string, tipoCampanha: string, dataInicio: string, dataFim: string, alvoCampanha: string, atingidoCampanha: string, progresso: string, quantidadeDoacoes: number, statusCampanha: string, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string> };

export type CampanhasMissoesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.CampanhaMissoesOrdem | null | undefined;
  filtro?: Types.CampanhaMissoesFiltro | null | undefined;
  idCliente?: number | null | undefined;
}>;


export type CampanhasMissoesQuery = { campanhasMissoes: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, nomeCampanha: string, tipoCampanha: string, dataInicio: string, dataFim: string, alvoCampanha: string, atingidoCampanha: string, progresso: string, quantidadeDoacoes: number, statusCampanha: string, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string> }> } };

export const CampanhaMissoesLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampanhaMissoesLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CampanhaMissoes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"tipoCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"alvoCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"atingidoCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"progresso"}},{"kind":"Field","name":{"kind":"Name","value":"quantidadeDoacoes"}},{"kind":"Field","name":{"kind":"Name","value":"statusCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<CampanhaMissoesLinhaFragment, unknown>;
export const CampanhasMissoesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CampanhasMissoes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CampanhaMissoesOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CampanhaMissoesFiltro"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campanhasMissoes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampanhaMissoesLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampanhaMissoesLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CampanhaMissoes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"tipoCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"alvoCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"atingidoCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"progresso"}},{"kind":"Field","name":{"kind":"Name","value":"quantidadeDoacoes"}},{"kind":"Field","name":{"kind":"Name","value":"statusCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<CampanhasMissoesQuery, CampanhasMissoesQueryVariables>;
export const useCampanhasMissoesQuery = (options?: useQuery.Options<CampanhasMissoesQuery, CampanhasMissoesQueryVariables> | SkipToken): useQuery.Result<CampanhasMissoesQuery, CampanhasMissoesQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(CampanhasMissoesDocument, options as never) as never