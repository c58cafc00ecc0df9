// The frame of a location or promotion of the product: its number, moving and deleting it.
// rules: E4.72-E4.74, E9.20

import type { Direction } from '@constancia/domain/forms/definition/ordered-list.ts';
import {
  deleteFromProduct,
  moveInProduct,
  type ProductList,
} from '@constancia/domain/payments/edit-product.ts';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { t } from '../../../../platform/texts.ts';
import { useEditor } from '../editing/editor-context.tsx';
import { productElement } from '../editing/selection.ts';

interface Props {
  readonly list: ProductList;
  readonly index: number;
  readonly last: boolean;
  readonly name: string;
  readonly children: ReactNode;
}

export const addRowElement = (list: ProductList): string => `add-${list}`;
export const rowNameElement = (list: ProductList, index: number): string =>
  productElement(`payments.${list}[${index}].name`);

export function PaymentRow({ list, index, last, name, children }: Props) {
  const { store, may } = useEditor();
  const move = (direction: Direction) => {
    const position = index + (direction === 'up' ? -1 : 1);
    store.edit((definition) => moveInProduct(definition, { list, index }, direction));
    store.announce(t('editor.moved-place', { name, position: position + 1 }));
    store.focus(rowNameElement(list, position));
  };
  const remove = () => {
    store.edit((definition) => deleteFromProduct(definition, list, index));
    store.announce(t('editor.deleted', { name }));
    if (last && index === 0) store.focus(addRowElement(list));
    else store.focus(rowNameElement(list, last ? index - 1 : index));
  };
  return (
    <fieldset className="ed-group ed-signature">
      <legend>{name}</legend>
      {children}
      <div className="ed-row">
        <IconButton
          size="small"
          disabled={!may.content || index === 0}
          onClick={() => move('up')}
          aria-label={t('outside.move-up', { name })}
        >
          <ArrowUpwardIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          disabled={!may.content || last}
          onClick={() => move('down')}
          aria-label={t('outside.move-down', { name })}
        >
          <ArrowDownwardIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          disabled={!may.content}
          onClick={remove}
          aria-label={t('outside.delete', { name })}
        >
          <DeleteOutlinedIcon fontSize="small" />
        </IconButton>
      </div>
    </fieldset>
  );
}
