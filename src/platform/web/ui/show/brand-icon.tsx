import Building2 from 'lucide-react/icons/building-2';
import './brand-icon.css';

interface BrandIconProps {
  /** Its address, or the picture itself as `data:`; null: a building stands for it. */
  icon: string | null;
  size?: 's' | 'l';
}

/** A company's icon. Its name always stands beside it, so it says nothing to screen readers. */
export function BrandIcon({ icon, size = 's' }: BrandIconProps) {
  return (
    <span className={`ui-brand-icon ui-brand-icon-${size}`} aria-hidden="true">
      {icon ? <img src={icon} alt="" /> : <Building2 />}
    </span>
  );
}
