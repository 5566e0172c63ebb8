/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de uma categoria. */
export type CategoriaInput = {
  /** O código no plano do contador, até 30 caracteres. */
  codigoContador?: string | null | undefined;
  /** receita ou despesa; não muda depois. */
  natureza: string;
  /** Nome, até 60 caracteres; único entre as receitas ou as despesas da igreja. */
  nome: string;
  /** O lugar entre as da mesma categoria fixa, de 0 a 999. */
  ordem?: number | null | undefined;
  /** Número da categoria fixa a que pertence, de 1 a 5; não muda depois. */
  raiz: number;
  /** Com restrição: fundo com finalidade; ausente, sem. */
  restrita?: boolean | null | undefined;
  /** Só de uma despesa: prebenda, salario, servico, aluguel, reembolso ou outro. */
  tipoPagamento?: string | null | undefined;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type CategoriaEdicaoFragment = { id: number, uuid: string, idCliente: number, nome: string, natureza: string, raiz: number, fixa: boolean, restrita: boolean, codigoContador: string | null, tipoPagamento: string | null, ordem: number, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> };

export type CategoriaParaEditarQueryVariables = Exact<{
  id: string | number;
}>;


export type CategoriaParaEditarQuery = { categoria: { id: number, uuid: string, idCliente: number, nome: string, natureza: string, raiz: number, fixa: boolean, restrita: boolean, codigoContador: string | null, tipoPagamento: string | null, ordem: number, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type CriarCategoriaMutationVariables = Exact<{
  input: Types.CategoriaInput;
  idCliente?: number | null | undefined;
}>;


export type CriarCategoriaMutation = { criarCategoria: { id: number, uuid: string, idCliente: number, nome: string, natureza: string, raiz: number, fixa: boolean, restrita: boolean, codigoContador: string | null, tipoPagamento: string | null, ordem: number, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type AtualizarCategoriaMutationVariables = Exact<{
  id: string | number;
  input: Types.CategoriaInput;
}>;


export type AtualizarCategoriaMutation = { atualizarCategoria: { id: number, uuid: string, idCliente: number, nome: string, natureza: string, raiz: number, fixa: boolean, restrita: boolean, codigoContador: string | null, tipoPagamento: string | null, ordem: number, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export const CategoriaEdicaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoriaEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Categoria"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"natureza"}},{"kind":"Field","name":{"kind":"Name","value":"raiz"}},{"kind":"Field","name":{"kind":"Name","value":"fixa"}},{"kind":"Field","name":{"kind":"Name","value":"restrita"}},{"kind":"Field","name":{"kind":"Name","value":"codigoContador"}},{"kind":"Field","name":{"kind":"Name","value":"tipoPagamento"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<CategoriaEdicaoFragment, unknown>;
export const CategoriaParaEditarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoriaParaEditar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categoria"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoriaEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoriaEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Categoria"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"natureza"}},{"kind":"Field","name":{"kind":"Name","value":"raiz"}},{"kind":"Field","name":{"kind":"Name","value":"fixa"}},{"kind":"Field","name":{"kind":"Name","value":"restrita"}},{"kind":"Field","name":{"kind":"Name","value":"codigoContador"}},{"kind":"Field","name":{"kind":"Name","value":"tipoPagamento"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<CategoriaParaEditarQuery, CategoriaParaEditarQueryVariables>;
export const CriarCategoriaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarCategoria"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CategoriaInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarCategoria"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoriaEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoriaEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Categoria"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"natureza"}},{"kind":"Field","name":{"kind":"Name","value":"raiz"}},{"kind":"Field","name":{"kind":"Name","value":"fixa"}},{"kind":"Field","name":{"kind":"Name","value":"restrita"}},{"kind":"Field","name":{"kind":"Name","value":"codigoContador"}},{"kind":"Field","name":{"kind":"Name","value":"tipoPagamento"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<CriarCategoriaMutation, CriarCategoriaMutationVariables>;
export const AtualizarCategoriaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarCategoria"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CategoriaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarCategoria"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoriaEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoriaEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Categoria"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"natureza"}},{"kind":"Field","name":{"kind":"Name","value":"raiz"}},{"kind":"Field","name":{"kind":"Name","value":"fixa"}},{"kind":"Field","name":{"kind":"Name","value":"restrita"}},{"kind":"Field","name":{"kind":"Name","value":"codigoContador"}},{"kind":"Field","name":{"kind":"Name","value":"tipoPagamento"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<AtualizarCategoriaMutation, AtualizarCategoriaMutationVariables>;
export const useCategoriaParaEditarQuery = (options: useQuery.Options<CategoriaParaEditarQuery, CategoriaParaEditarQueryVariables> | SkipToken): useQuery.Result<CategoriaParaEditarQuery, CategoriaParaEditarQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(CategoriaParaEditarDocument, options as never) as never
export const useCriarCategoriaMutation = (options?: useMutation.Options<CriarCategoriaMutation, CriarCategoriaMutationVariables>): useMutation.ResultTuple<CriarCategoriaMutation, CriarCategoriaMutationVariables> => useMutation(CriarCategoriaDocument, options as never) as never
export const useAtualizarCategoriaMutation = (options?: useMutation.Options<AtualizarCategoriaMutation, AtualizarCategoriaMutationVariables>): useMutation.ResultTuple<AtualizarCategoriaMutation, AtualizarCategoriaMutationVariables> => useMutation(AtualizarCategoriaDocument, options as never) as never