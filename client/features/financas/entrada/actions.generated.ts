/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExcluirEntradaMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirEntradaMutation = { excluirEntrada: { message: string } };

export type RestaurarEntradaMutationVariables = Exact<{
  id: string | number;
  confirmacoes?: Array<string> | string | null | undefined;
}>;


export type RestaurarEntradaMutation = { restaurarEntrada: { id: number, uuid: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type EstornarEntradaMutationVariables = Exact<{
  id: string | number;
  input: Types.EstornoInput;
}>;


export type EstornarEntradaMutation = { estornarEntrada: { id: number, uuid: string, idEstornado: number | null } };


export const ExcluirEntradaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirEntrada"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirEntrada"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirEntradaMutation, ExcluirEntradaMutationVariables>;
export const RestaurarEntradaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarEntrada"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmacoes"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarEntrada"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmacoes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmacoes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<RestaurarEntradaMutation, RestaurarEntradaMutationVariables>;
export const EstornarEntradaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EstornarEntrada"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EstornoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estornarEntrada"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idEstornado"}}]}}]}}]} as unknown as DocumentNode<EstornarEntradaMutation, EstornarEntradaMutationVariables>;
export const useExcluirEntradaMutation = (options?: useMutation.Options<ExcluirEntradaMutation, ExcluirEntradaMutationVariables>): useMutation.ResultTuple<ExcluirEntradaMutation, ExcluirEntradaMutationVariables> => useMutation(ExcluirEntradaDocument, options as never) as never
export const useRestaurarEntradaMutation = (options?: useMutation.Options<RestaurarEntradaMutation, RestaurarEntradaMutationVariables>): useMutation.ResultTuple<RestaurarEntradaMutation, RestaurarEntradaMutationVariables> => useMutation(RestaurarEntradaDocument, options as never) as never
export const useEstornarEntradaMutation = (options?: useMutation.Options<EstornarEntradaMutation, EstornarEntradaMutationVariables>): useMutation.ResultTuple<EstornarEntradaMutation, EstornarEntradaMutationVariables> => useMutation(EstornarEntradaDocument, options as never) as never