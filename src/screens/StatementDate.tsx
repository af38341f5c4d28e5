import styled from '@emotion/styled';
import { useSelector } from 'react-redux';
import { selectProducts } from '../portfolio/slice';

const Dated = styled.time`
  display: none;
  @media print {
    display: block;
  }
`;

// Without `Intl`, whose first use takes longer than the drawing of a tile.
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** The day whose figures a printed overview states; on paper only. */
export const StatementDate = () => {
  const products = useSelector(selectProducts);
  if (products.status !== 'loaded') return null;
  const day = new Date(products.at);
  return (
    <Dated dateTime={day.toISOString().slice(0, 10)}>
      {`${day.getDate()} ${MONTHS[day.getMonth()]} ${day.getFullYear()}`}
    </Dated>
  );
};
