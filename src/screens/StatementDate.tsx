import styled from '@emotion/styled';
import { useSelector } from 'react-redux';
import { selectProducts } from '../portfolio/slice';

const Dated = styled.time`
  display: none;
  @media print {
    display: block;
  }
`;

/** The day whose figures a printed overview states; on paper only. */
export const StatementDate = () => {
  const products = useSelector(selectProducts);
  if (products.status !== 'loaded') return null;
  const day = new Date(products.at);
  return (
    <Dated dateTime={day.toISOString().slice(0, 10)}>
      {day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })}
    </Dated>
  );
};
