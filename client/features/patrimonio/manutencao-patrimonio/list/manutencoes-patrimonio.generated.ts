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
export type ManutencaoPatrimonioCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Data. */
  | 'dataManutencao'
  /** Nome do patrimônio. */
  | 'patrimonio'
  /** Situação. */
  | 'statusManutencao'
  /** Valor. */
  | 'valorManutencao';

/** Filtro da lista de manutenções. */
export type ManutencaoPatrimonioFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: boolean | null | undefined;
  /** Patrimônio, por número ou uuid. */
  idPatrimonio?: string | number | null | undefined;
  /** pendente ou concluido. */
  statusManutencao?: string | null | undefined;
};

/** Ordem de uma lista de ManutencaoPatrimonio. */
export type ManutencaoPatrimonioOrdem = {
  /** Campo. */
  campo: ManutencaoPatrimonioCampo;
  /** Sentido. */
  direcao?: Direcao;
};

export type ManutencaoPatrimonioLinhaFragment = { id: number, uuid: string, idCliente: number, dataManutencao: string, valorManutencao: string, statusManutencao: string, descricaoManutencao: string | null, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, patrimonio: { id: number, uuid: string, nomePatrimonio: string, codigoPatrimonio: string } | null, departamento: { id: number, uuid: string, tituloDepartamento: string } | null };

export type ManutencoesPatrimonioQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.ManutencaoPatrimonioOrdem | null | undefined;
  filtro?: Types.ManutencaoPatrimonioFiltro | null | undefined;
  idCliente?: number | null | undefined;
}>;


export type ManutencoesPatrimonioQuery = { manutencoesPatrimonio: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, dataManutencao: string, valorManutencao: string, statusManutencao: string, descricaoManutencao: string | null, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, patrimonio: { id: number, uuid: string, nomePatrimonio: string, codigoPatrimonio: string } | null, departamento: { id: number, uuid: string, tituloDepartamento: string } | null }> } };

export const ManutencaoPatrimonioLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManutencaoPatrimonioLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManutencaoPatrimonio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"dataManutencao"}},{"kind":"Field","name":{"kind":"Name","value":"valorManutencao"}},{"kind":"Field","name":{"kind":"Name","value":"statusManutencao"}},{"kind":"Field","name":{"kind":"Name","value":"descricaoManutencao"}},{"kind":"Field","name":{"kind":"Name","value":"patrimonio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomePatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"codigoPatrimonio"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departamento"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tituloDepartamento"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<ManutencaoPatrimonioLinhaFragment, unknown>;
export const ManutencoesPatrimonioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManutencoesPatrimonio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ManutencaoPatrimonioOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ManutencaoPatrimonioFiltro"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"manutencoesPatrimonio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManutencaoPatrimonioLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManutencaoPatrimonioLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManutencaoPatrimonio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"dataManutencao"}},{"kind":"Field","name":{"kind":"Name","value":"valorManutencao"}},{"kind":"Field","name":{"kind":"Name","value":"statusManutencao"}},{"kind":"Field","name":{"kind":"Name","value":"descricaoManutencao"}},{"kind":"Field","name":{"kind":"Name","value":"patrimonio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomePatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"codigoPatrimonio"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departamento"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tituloDepartamento"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<ManutencoesPatrimonioQuery, ManutencoesPatrimonioQueryVariables>;
export const useManutencoesPatrimonioQuery = (options?: useQuery.Options<ManutencoesPatrimonioQuery, ManutencoesPatrimonioQueryVariables> | SkipToken): useQuery.Result<ManutencoesPatrimonioQuery, ManutencoesPatrimonioQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(ManutencoesPatrimonioDocument, options as never) as never