/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Sentido da ordenação. */
export type Direcao =
  /** Crescente. */
  | 'ASC'
  /** Decrescente. */
  | 'DESC';

/** Campos pelos quais a lista pode ser ordenada. */
export type ReuniaoLiderancaCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Data da reunião. */
  | 'dataReuniao'
  /** Status. */
  | 'statusReuniao';

/** Filtro da lista de reuniões de liderança. */
export type ReuniaoLiderancaFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: boolean | null | undefined;
  /** proximos, de hoje em diante, ou anteriores. */
  quando?: string | null | undefined;
  /** marcada, realizada ou cancelada. */
  statusReuniao?: string | null | undefined;
};

/** Ordem de uma lista de ReuniaoLideranca. */
export type ReuniaoLiderancaOrdem = {
  /** Campo. */
  campo: ReuniaoLiderancaCampo;
  /** Sentido. */
  direcao?: Direcao;
};

export type ReuniaoLiderancaLinhaFragment = { id: number, uuid: string, idCliente: number, dataReuniao: string, pautaReuniao: string, statusReuniao: string, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, ata: { id: number, uuid: string, numeroAta: number | null } | null };

export type ReunioesLiderancaQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.ReuniaoLiderancaOrdem | null | undefined;
  filtro?: Types.ReuniaoLiderancaFiltro | null | undefined;
  idCliente?: number | null | undefined;
}>;


export type ReunioesLiderancaQuery = { reunioesLideranca: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, dataReuniao: string, pautaReuniao: string, statusReuniao: string, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, ata: { id: number, uuid: string, numeroAta: number | null } | null }> } };

export const ReuniaoLiderancaLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReuniaoLiderancaLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReuniaoLideranca"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"dataReuniao"}},{"kind":"Field","name":{"kind":"Name","value":"pautaReuniao"}},{"kind":"Field","name":{"kind":"Name","value":"statusReuniao"}},{"kind":"Field","name":{"kind":"Name","value":"ata"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"numeroAta"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<ReuniaoLiderancaLinhaFragment, unknown>;
export const ReunioesLiderancaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReunioesLideranca"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReuniaoLiderancaOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReuniaoLiderancaFiltro"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reunioesLideranca"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReuniaoLiderancaLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReuniaoLiderancaLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReuniaoLideranca"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"dataReuniao"}},{"kind":"Field","name":{"kind":"Name","value":"pautaReuniao"}},{"kind":"Field","name":{"kind":"Name","value":"statusReuniao"}},{"kind":"Field","name":{"kind":"Name","value":"ata"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"numeroAta"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<ReunioesLiderancaQuery, ReunioesLiderancaQueryVariables>;
export const useReunioesLiderancaQuery = (options?: useQuery.Options<ReunioesLiderancaQuery, ReunioesLiderancaQueryVariables> | SkipToken): useQuery.Result<ReunioesLiderancaQuery, ReunioesLiderancaQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(ReunioesLiderancaDocument, options as never) as never