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
export type PatrimonioCampo =
  /** Código. */
  | 'codigoPatrimonio'
  /** Data do cadastro. */
  | 'createdAt'
  /** Data de aquisição. */
  | 'dataAquisicaoPatrimonio'
  /** Nome. */
  | 'nomePatrimonio'
  /** Nome do tipo. */
  | 'tipo'
  /** Valor atual. */
  | 'valorAtualPatrimonio';

/** Filtro da lista de patrimônios. */
export type PatrimonioFiltro = {
  /** Estado de conservação, sem distinguir maiúsculas nem acentos. */
  estadoConservacaoPatrimonio?: string | null | undefined;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: boolean | null | undefined;
  /** Local, por número ou uuid. */
  idLocal?: string | number | null | undefined;
  /** Tipo, por número ou uuid. */
  tipoPatrimonio?: string | number | null | undefined;
};

/** Ordem de uma lista de Patrimonio. */
export type PatrimonioOrdem = {
  /** Campo. */
  campo: PatrimonioCampo;
  /** Sentido. */
  direcao?: Direcao;
};

export type PatrimonioLinhaFragment = { id: number, uuid: string, idCliente: number, nomePatrimonio: string, codigoPatrimonio: string, dataAquisicaoPatrimonio: string | null, valorCompraPatrimonio: string | null, valorAtualPatrimonio: string | null, fornecedorPatrimonio: string | null, localizacaoPatrimonio: string | null, responsavelPatrimonio: string | null, estadoConservacaoPatrimonio: string | null, excluidoEm: string | null, acoesPermitidas: Array<string>, tipo: { id: number, tipoPatrimonio: string } | null, local: { id: number, uuid: string, nomeLocal: string } | null };

export type PatrimoniosQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.PatrimonioOrdem | null | undefined;
  filtro?: Types.PatrimonioFiltro | null | undefined;
  idCliente?: number | null | undefined;
}>;


export type PatrimoniosQuery = { patrimonios: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, nomePatrimonio: string, codigoPatrimonio: string, dataAquisicaoPatrimonio: string | null, valorCompraPatrimonio: string | null, valorAtualPatrimonio: string | null, fornecedorPatrimonio: string | null, localizacaoPatrimonio: string | null, responsavelPatrimonio: string | null, estadoConservacaoPatrimonio: string | null, excluidoEm: string | null, acoesPermitidas: Array<string>, tipo: { id: number, tipoPatrimonio: string } | null, local: { id: number, uuid: string, nomeLocal: string } | null }> } };

export const PatrimonioLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatrimonioLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patrimonio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomePatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"codigoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tipoPatrimonio"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dataAquisicaoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"valorCompraPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"valorAtualPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"fornecedorPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"local"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeLocal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"localizacaoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"responsavelPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"estadoConservacaoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<PatrimonioLinhaFragment, unknown>;
export const PatrimoniosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Patrimonios"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PatrimonioOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PatrimonioFiltro"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patrimonios"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatrimonioLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatrimonioLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patrimonio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomePatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"codigoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tipoPatrimonio"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dataAquisicaoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"valorCompraPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"valorAtualPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"fornecedorPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"local"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeLocal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"localizacaoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"responsavelPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"estadoConservacaoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<PatrimoniosQuery, PatrimoniosQueryVariables>;
export const usePatrimoniosQuery = (options?: useQuery.Options<PatrimoniosQuery, PatrimoniosQueryVariables> | SkipToken): useQuery.Result<PatrimoniosQuery, PatrimoniosQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(PatrimoniosDocument, options as never) as never