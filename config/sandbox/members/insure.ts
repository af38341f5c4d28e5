import { persona } from './member';
import { held, notActive } from './products';

/** Several car and home policies and no drive. */
export const insureMany = persona('insure-many', 'Three car and home policies without drive, and two trips.', {
  products: [held('insure'), held('dtip'), held('iotp'), held('vitality'), notActive('drive'), held('active')],
  insureSummary: {
    policies: [
      { policyDescription: 'Car, Classic plan', policyNumber: '4001987234' },
      { policyDescription: 'Home contents', policyNumber: '4001987235' },
      { policyDescription: 'Building', policyNumber: '4001987236' },
    ],
  },
  travelSummary: {
    insurePolicies: [{ description: 'Family trip to Lisbon' }, { description: 'Business, several trips a year' }],
  },
});

/** Car insurance with the drive programme. */
export const insureDrive = persona('insure-drive', 'One car policy with the drive programme: status and points.', {
  products: [held('insure'), held('drive'), held('vitality'), held('active')],
  insureSummary: {
    policies: [{ policyDescription: 'Car, Classic plan', policyNumber: '4001987234' }],
    overallStatusDescription: 'Gold driver status',
    drivePoints: 1180,
  },
});
